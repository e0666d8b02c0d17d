import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The pause between two looks for connections that nobody uses, in milliseconds. */
const lookMs = 50;

/** The time in which the first call of a new connection still may come, in milliseconds. */
const firstCallMs = 1000;

/**
 * Has the app wait for the calls under way when it closes, and end each connection that was kept open once its call is
 * over. Browsers and proxies also open connections ahead, on which no call ever comes: those end after a second.
 */
export function closeConnections(app: FastifyInstance): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const looking = setInterval(() => server.closeIdleConnections(), lookMs);
    const waiting = setTimeout(() => unused.forEach((socket) => socket.destroy()), firstCallMs);
    server.once('close', () => {
      clearInterval(looking);
      clearTimeout(waiting);
    });
  });
}
