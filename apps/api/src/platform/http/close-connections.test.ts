import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeConnections } from './close-connections.ts';

let app: FastifyInstance;
let answer = (): void => undefined;
let socket: Socket;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  closeConnections(app);
  app.get('/', async () => new Promise<string>((resolve) => (answer = () => resolve('done'))));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(app.server, 'connection');
  socket = connect(Number(new URL(url).port), '127.0.0.1');
  await accepted;
});
afterEach(() => socket.destroy());

it("an idle connection doesn't delay the shutdown", async () => {
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('a running call gets its answer before its connection closes', async () => {
  const asked = once(app.server, 'request');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await asked;
  const closed = app.close();
  let heard = '';
  socket.on('data', (bytes) => (heard += String(bytes)));
  const ended = once(socket, 'close');
  answer();
  await Promise.all([closed, ended]);
  expect(heard).toContain('done');
});
