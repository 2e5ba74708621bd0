// boardgame.io's own server with a game that does nothing: two players count, in turns. It keeps
// its matches in memory, which is its default.
import { createRequire } from 'node:module';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const tick = {
  name: 'tick',
  setup: () => ({ count: 0 }),
  moves: { tick: ({ G }) => void (G.count += 1) },
  turn: { minMoves: 1, maxMoves: 1 },
};
const server = Server({ games: [tick], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: 0 });
process.stdout.write(`port ${appServer.address().port}\n`);
