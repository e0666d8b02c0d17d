import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The pause between two looks for connections that nobody uses, in milliseconds. */
const lookMs = 50;

/**
 * Idle connections close once nothing has arrived for this long, in milliseconds. A proxy's next call may be on its way
 * on one of them, and a proxy doesn't repeat a POST. While calls come in, they use these connections up.
 */
const quietMs = 250;

/** The time in which the first call of a new connection still may come, in milliseconds. */
const firstCallMs = 1000;

/** The turns of the event loop in which a connection is accepted, and its call read and begun. */
const arrivalTurns = 3;

/** A turn this short leaves hardly any time for something to arrive unseen, in milliseconds. */
const shortTurnMs = 1;

/** The longest wait for such turns, in milliseconds. */
const maxWaitMs = 5000;

/**
 * Has the app refuse new connections when it closes, end its streams, and wait for the calls under way. Browsers and
 * proxies also open connections that they never use: those end after a second.
 */
export function closeConnections(app: FastifyInstance, endStreams: () => Promise<void>): void {
  const { server } = app;
  const unused = new Set<Socket>();
  let arrivals = 0;
  let latestArrival = 0;
  const noteArrival = () => {
    arrivals += 1;
    latestArrival = performance.now();
  };
  server.on('connection', (socket: Socket) => {
    noteArrival();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => {
    noteArrival();
    unused.delete(socket);
  });
  const countArrivals = () => arrivals;
  app.addHook('preClose', async () => {
    if (!server.listening) return endStreams();
    await untilQuiet(countArrivals);
    const closed = once(server, 'close');
    // An HTTP server's own `close` would end idle connections at once.
    Server.prototype.close.call(server);
    latestArrival = performance.now();
    const looking = setInterval(() => {
      if (performance.now() - latestArrival < quietMs) return;
      void untilQuiet(countArrivals).then(() => server.closeIdleConnections());
    }, lookMs);
    const waiting = setTimeout(() => unused.forEach((socket) => socket.destroy()), firstCallMs);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(waiting);
    });
    // After the listener is gone, so that their clients reconnect to another process.
    await endStreams();
    await closed;
  });
}

/**
 * Waits for turns of the event loop in which nothing arrives, the last of them short. When a process stops listening,
 * the kernel resets connections that it hasn't accepted, which it does one each turn. After such turns, hardly any wait.
 */
async function untilQuiet(countArrivals: () => number): Promise<void> {
  const latest = performance.now() + maxWaitMs;
  let quietTurns = 0;
  let turnMs = 0;
  do {
    const begun = performance.now();
    const before = countArrivals();
    await nextTurn();
    turnMs = performance.now() - begun;
    quietTurns = countArrivals() === before ? quietTurns + 1 : 0;
  } while ((quietTurns < arrivalTurns || turnMs > shortTurnMs) && performance.now() < latest);
}
