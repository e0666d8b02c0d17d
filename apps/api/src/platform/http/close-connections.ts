import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The interval between checks for unused connections, in milliseconds. */
const lookMs = 50;

/**
 * Idle connections close after this long without arrivals, in milliseconds. A proxy's next call may already be on its
 * way on one of them, and a proxy doesn't retry a POST.
 */
const quietMs = 250;

/** The time that a new connection may wait for its first call, in milliseconds. */
const firstCallMs = 1000;

/** The event loop turns it takes to accept a connection, read its call and start it. */
const arrivalTurns = 3;

/** In a turn this short, in milliseconds, hardly anything can arrive unseen. */
const shortTurnMs = 1;

/** The longest wait for such turns, in milliseconds. */
const maxWaitMs = 5000;

/**
 * Makes the app refuse new connections when it closes, end its streams and wait for running calls. Browsers and proxies
 * also open connections that they never use; those close after a second.
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
    // `close` of an HTTP server would close idle connections at once.
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
    // Only after the listener has closed, so that clients reconnect to another process.
    await endStreams();
    await closed;
  });
}

/**
 * Waits for turns of the event loop without arrivals, the last of them short. When a process stops listening, the
 * kernel resets connections that it hasn't accepted, and a process accepts one per turn. After such turns, hardly any
 * are left.
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
