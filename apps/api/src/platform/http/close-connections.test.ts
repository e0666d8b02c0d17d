import { pbkdf2 } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeConnections } from './close-connections.ts';

const host = '127.0.0.1';
const call = (path: string) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;

let app: FastifyInstance;
let answer = (): void => undefined;
let endStreams = async (): Promise<void> => Promise.resolve();
let port: number;
let socket: Socket;

beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  closeConnections(app, async () => endStreams());
  app.get('/', async () => new Promise<string>((resolve) => (answer = () => resolve('done'))));
  app.get('/at-once', async () => 'done');
  app.get('/slow', async () => {
    // A few of these outlast a look for idle connections; each is far shorter than the quiet that ends them.
    await promisify(pbkdf2)('password', 'salt', 50_000, 64, 'sha512');
    return 'done';
  });
  port = Number(new URL(await app.listen({ port: 0, host })).port);
  const accepted = once(app.server, 'connection');
  socket = connect(port, host);
  await accepted;
});
afterEach(() => {
  endStreams = async () => Promise.resolve();
  socket.destroy();
});

it('connections that came in just before the shutdown get their answer', async () => {
  const sockets = Array.from({ length: 20 }, () => connect(port, host));
  const answers = sockets.map(async (one) => text(one));
  for (const one of sockets) one.write(call('/at-once'));
  // They connect before the server's next turn, in which it would accept them.
  await new Promise((resolve) => process.nextTick(resolve));
  await app.close();
  for (const heard of await Promise.all(answers)) expect(heard).toContain('done');
});

it('streams end when new connections are refused, so that they reconnect to another process', async () => {
  let refusals: readonly unknown[] = [];
  endStreams = async () => {
    refusals = await once(connect(port, host), 'error');
  };
  await app.close();
  expect(refusals).toMatchObject([{ code: 'ECONNREFUSED' }]);
});

it("an idle connection doesn't delay the shutdown", async () => {
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('idle connections stay while calls come in, so that a proxy can send its next one on any of them', async () => {
  const sockets = Array.from({ length: 4 }, () => connect(port, host));
  const ask = async (one: Socket, path: string) => {
    const heard = once(one, 'data');
    one.write(call(path));
    return String(await heard);
  };
  await Promise.all(sockets.map(async (one) => ask(one, '/at-once')));
  const refusing = new Promise<void>((resolve) => {
    endStreams = async () => Promise.resolve(resolve());
  });
  const closed = app.close();
  await refusing;
  for (const one of sockets) expect(await ask(one, '/slow')).toContain('done');
  await closed;
});

it('a running call gets its answer before its connection closes', async () => {
  const asked = once(app.server, 'request');
  socket.write(call('/'));
  await asked;
  const closed = app.close();
  let heard = '';
  socket.on('data', (bytes) => (heard += String(bytes)));
  const ended = once(socket, 'close');
  answer();
  await Promise.all([closed, ended]);
  expect(heard).toContain('done');
});
