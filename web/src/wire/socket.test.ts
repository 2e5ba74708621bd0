import { expect, test } from "vitest";
import { delayOf, lineOf, SocketTransport, type Surroundings } from "./socket";

class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
}

function world() {
  const sockets: FakeSocket[] = [];
  const waits: number[] = [];
  let timer: (() => void) | null = null;
  let network: ((there: "there" | "gone") => void) | null = null;
  let there = true;
  const around: Surroundings = {
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    after: (ms, act) => {
      waits.push(ms);
      timer = act;
      return () => (timer = null);
    },
    chance: () => 1,
    online: () => there,
    onNetwork: (act) => {
      network = act;
      return () => (network = null);
    },
  };
  const heard: string[] = [];
  const transport = new SocketTransport("ws://table", around);
  transport.open({
    opened: () => heard.push("opened"),
    heard: (text) => heard.push(text),
    lost: (why) => heard.push(why),
  });
  const back = () => network?.("there");
  const gone = () => {
    there = false;
    network?.("gone");
  };
  return { transport, sockets, waits, heard, tick: () => timer?.(), back, gone };
}

test("it comes back by itself, more and more slowly, and quickly again once it has been open", () => {
  const { sockets, waits, heard, tick } = world();
  for (let n = 0; n < 3; n++) {
    sockets.at(-1)?.onclose?.();
    tick();
  }
  expect(waits).toEqual([400, 800, 1600]);
  sockets.at(-1)?.open();
  sockets.at(-1)?.onclose?.();
  expect(waits.at(-1)).toBe(400);
  expect(heard).toEqual(["lost", "lost", "lost", "opened", "lost"]);
});

test("delays have an end, and clients do not come all at once", () => {
  expect(delayOf(30, 1)).toBe(15_000);
  expect(delayOf(0, 0)).toBe(200);
});

test("a network that is back is used at once", () => {
  const { sockets, back } = world();
  sockets[0]?.onclose?.();
  back();
  expect(sockets).toHaveLength(2);
});

test("a network that is gone is told at once, though the line seems open", () => {
  const { sockets, heard, gone, back, tick } = world();
  sockets[0]?.open();
  gone();
  expect(heard).toEqual(["opened", "offline"]);
  expect(sockets[0]?.readyState).toBe(3);
  tick();
  back();
  expect(sockets).toHaveLength(2);
});

test("a network that goes while the server cannot be reached is told, too", () => {
  const { sockets, heard, waits, gone } = world();
  sockets[0]?.onclose?.();
  gone();
  expect(heard).toEqual(["lost", "offline"]);
  expect(waits).toHaveLength(1);
});

test("a dead line is dropped, and what it still says is not heard", () => {
  const { transport, sockets, heard, tick } = world();
  sockets[0]?.open();
  transport.renew();
  sockets[0]?.onmessage?.({ data: "late" });
  tick();
  sockets[1]?.open();
  transport.send("again");
  expect(heard).toEqual(["opened", "lost", "opened"]);
  expect(sockets[1]?.sent).toEqual(["again"]);
});

test("once closed it stays closed", () => {
  const { transport, sockets, tick } = world();
  transport.close();
  sockets[0]?.onclose?.();
  tick();
  expect(sockets).toHaveLength(1);
});

test("the line's address follows the page's", () => {
  expect(lineOf(new URL("https://a.example/t/x"), "a/b", 7)).toBe(
    "wss://a.example/api/tables/a%2Fb/ws?client=7&protocol=2",
  );
});
