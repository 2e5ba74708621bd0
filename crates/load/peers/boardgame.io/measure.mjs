// Plays at boardgame.io's server and measures it, as `load` measures ours: matches of two on
// WebSockets, some moves per second in each, and how long an update takes to reach both players.
// Prints one line of JSON. Usage: node measure.mjs SEATS MOVES_PER_SECOND_AND_MATCH SECONDS
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import WebSocket from 'ws';

const [seats, pace, seconds] = process.argv.slice(2).map(Number);
const WARM_S = 3;
const PATIENCE_MS = 120_000;
/** How many matches are set up at the same time. */
const SETTERS = 16;
const TICKS = 100;

const path = fileURLToPath(new URL('server.mjs', import.meta.url));
const server = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] });
process.on('exit', () => server.kill('SIGKILL'));
setTimeout(() => process.exit(1), PATIENCE_MS + (WARM_S + seconds) * 1000).unref();

const port = await new Promise((found) => {
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
    const line = /^port (\d+)$/m.exec(said);
    if (line) found(Number(line[1]));
  });
});

function measured() {
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) / TICKS,
    memory: Number(/^VmRSS:\s+(\d+)/m.exec(status)[1]) * 1024,
    at: performance.now(),
  };
}

let isMeasuring = false;
let made = 0;
const latencies = [];

/** One player: speaks as much of socket.io's protocol as a move needs. */
function player(match, id) {
  return new Promise((seated, failed) => {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const emit = (...args) => socket.send(`42/tick,${JSON.stringify(args)}`);
    socket.on('error', failed);
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send('40/tick,');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40/tick')) emit('sync', match.id, id, null, 2);
      else if (text.startsWith('42/tick,')) {
        const [kind, , told] = JSON.parse(text.slice(8));
        if (kind === 'sync') {
          match.state = told.state._stateID;
          seated({ emit, id });
        } else if (kind === 'update') match.saw(id, told._stateID);
      }
    });
  });
}

class Match {
  constructor(id) {
    this.id = id;
    this.state = 0;
    this.turn = 0;
  }

  async open() {
    this.players = [await player(this, '0'), await player(this, '1')];
  }

  play() {
    const { emit, id: playerID } = this.players[this.turn % 2];
    const payload = { type: 'tick', args: [], playerID, credentials: null };
    this.sent = { at: performance.now(), from: this.state, measured: isMeasuring, seen: 0 };
    this.turn += 1;
    emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.id, playerID);
  }

  saw(_, state) {
    this.state = Math.max(this.state, state);
    if (!this.sent || state <= this.sent.from) return;
    this.sent.seen += 1;
    if (this.sent.measured && isMeasuring) {
      latencies.push(performance.now() - this.sent.at);
      if (this.sent.seen === 2) made += 1;
    }
    if (this.sent.seen === 2) this.sent = undefined;
  }
}

const matches = Array.from({ length: seats / 2 }, (_, place) => new Match(`match-${place}`));
let next = 0;
async function setter() {
  while (next < matches.length) {
    const place = next;
    next += 1;
    await matches[place].open();
  }
}
await Promise.all(Array.from({ length: SETTERS }, setter));

const period = 1000 / pace;
for (const match of matches) {
  setTimeout(() => setInterval(() => match.sent ?? match.play(), period), Math.random() * period);
}
const sleep = (ms) => new Promise((woken) => setTimeout(woken, ms));
await sleep(WARM_S * 1000);
isMeasuring = true;
const before = measured();
await sleep(seconds * 1000);
const after = measured();
isMeasuring = false;

latencies.sort((one, other) => one - other);
const nth = (share) => latencies[Math.ceil(latencies.length * share) - 1] ?? 0;
const took = (after.at - before.at) / 1000;
const line = {
  seats,
  asked: matches.length * pace,
  made: made / took,
  p50_ms: nth(0.5),
  p99_ms: nth(0.99),
  cpu_us: (1e6 * (after.cpu - before.cpu)) / Math.max(made, 1),
  kb_a_seat: after.memory / 1000 / seats,
};
process.stdout.write(`${JSON.stringify(line)}\n`);
process.exit(0);
