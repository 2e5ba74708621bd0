/** Stores the logs of local tables, so that a reload loses nothing. */

/** The log of one table. */
export interface LogStore {
  load(): Promise<string[]>;
  /** Resolves once the lines are stored. */
  append(from: number, lines: readonly string[]): Promise<void>;
  clear(): Promise<void>;
}

const DATABASE = "tortuga";
const STORE = "logs";

function promised<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error ?? new Error("the browser keeps nothing"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((settle, fail) => {
    transaction.oncomplete = () => settle();
    transaction.onabort = transaction.onerror = () =>
      fail(transaction.error ?? new Error("the browser keeps nothing"));
  });
}

/** The key of a line is the table's name and the line's number. */
export class BrowserStore implements LogStore {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly table: string,
  ) {}

  static async open(table: string): Promise<BrowserStore> {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new BrowserStore(await promised(request), table);
  }

  load(): Promise<string[]> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    return promised(store.getAll(this.range()) as IDBRequest<string[]>);
  }

  async append(from: number, lines: readonly string[]): Promise<void> {
    const transaction = this.database.transaction(STORE, "readwrite", { durability: "relaxed" });
    const store = transaction.objectStore(STORE);
    lines.forEach((line, at) => store.add(line, [this.table, from + at]));
    await finished(transaction);
  }

  async clear(): Promise<void> {
    const transaction = this.database.transaction(STORE, "readwrite");
    transaction.objectStore(STORE).delete(this.range());
    await finished(transaction);
  }

  private range(): IDBKeyRange {
    return IDBKeyRange.bound([this.table, 0], [this.table, Infinity]);
  }
}

/** In memory, for a browser without storage, and for tests. */
export class MemoryStore implements LogStore {
  lines: string[] = [];

  load(): Promise<string[]> {
    return Promise.resolve([...this.lines]);
  }

  append(from: number, lines: readonly string[]): Promise<void> {
    if (from !== this.lines.length) return Promise.reject(new Error("a gap in the log"));
    this.lines.push(...lines);
    return Promise.resolve();
  }

  clear(): Promise<void> {
    this.lines = [];
    return Promise.resolve();
  }
}
