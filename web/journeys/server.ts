/** A real server, `tortuga serve`, on a port and a folder of its own. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * The clock runs so much faster: bots answer soon. Not so fast that a browser on a busy machine
 * needs longer to come back than a table waits before a bot stands in: two minutes are ten seconds.
 */
const HASTE = 12;

export class Server {
  private child: ChildProcess | null = null;
  /** Where it listens; the same after a restart. */
  url = "http://127.0.0.1:0";

  private constructor(
    private readonly folder: string,
    private readonly haste: number,
  ) {}

  static async start(haste = HASTE): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "tortuga-journey-")), haste);
    await server.run();
    return server;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  async run(): Promise<void> {
    const program = process.env["TORTUGA"];
    if (!program) throw new Error("TORTUGA names the program to serve with");
    const listen = new URL(this.url).host;
    // Bounded as hosts are bounded who set nothing: the page must come through.
    const haste = ["--haste", String(this.haste)];
    const args = ["serve", "--listen", listen, "--data", this.folder, ...haste];
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.child = child;
    if (!child.stdout) throw new Error("the server says nothing");
    for await (const line of createInterface(child.stdout)) {
      const found = /open: (http:\S+)/.exec(line)?.[1];
      if (found) {
        this.url = found;
        child.stdout.resume();
        return;
      }
    }
    throw new Error("the server did not start");
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
