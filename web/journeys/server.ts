/** A real server, `tortuga serve`, on a port and a folder of its own. */

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/**
 * How much faster the clock runs, so that bots answer soon. A browser on a busy machine must still
 * be able to reconnect before a bot stands in: the two minutes of grace take ten seconds.
 */
const HASTE = 12;

export class Server {
  private child: ChildProcess | null = null;
  /** The address it listens on; the same after a restart. */
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

  /** Kills the server, as a power cut would. */
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
    // The default limits of a host that sets nothing: the page must work with them.
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
