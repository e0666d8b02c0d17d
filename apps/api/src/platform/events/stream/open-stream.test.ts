import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { addStore } from '../../../testing/stores/marketplace.ts';
import { createLog } from '../../config/log.ts';
import { createStreamHub, type StreamHub } from './hub.ts';
import { openStream } from './open-stream.ts';
import { eventually } from '../../../testing/eventually.ts';

let database: TestDatabase;
let hub: StreamHub;
let server: Server;

beforeAll(async () => {
  database = await createTestDatabase();
  hub = createStreamHub({ db: database.db, log: createLog({ logLevel: 'silent' }) });
  const { id: storeId } = await addStore(database.db);
  server = createServer((request, response) => {
    openStream(hub, response, request, {
      storeId,
      lastEventId: request.headers['last-event-id']?.toString(),
      sessionId: 1,
      access: () => Promise.resolve('valid' as const),
      headers: { 'x-frame-options': 'DENY', 'content-type': 'text/html' },
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(async () => {
  await hub.close();
  server.close();
  await database.drop();
});

async function open(headers: Record<string, string> = {}) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const request = get({ port: address.port, host: '127.0.0.1', headers });
  const answered = Promise.withResolvers<IncomingMessage>();
  request.once('response', answered.resolve);
  const response = await answered.promise;
  const received = { text: '' };
  response.setEncoding('utf8').on('data', (text: string) => void (received.text += text));
  return { request, response, received };
}

test('sends an event stream that proxies neither cache nor buffer', async () => {
  const { request, response, received } = await open();
  await eventually(() =>
    expect(received.text).toBe('retry: 2000\n\nid: 0\nevent: ready\ndata: {"seq":0}\n\n'),
  );
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-frame-options': 'DENY',
  });
  expect(hub.connections).toBe(1);
  request.destroy();
  await eventually(() => expect(hub.connections).toBe(0));
});

test('resumes from the Last-Event-ID, or starts from now without one', async () => {
  const resumed = await open({ 'last-event-id': '9' });
  await eventually(() => expect(resumed.received.text).toContain('event: reset'));
  const odd = await open({ 'last-event-id': 'nine' });
  await eventually(() => expect(odd.received.text).toContain('event: ready'));
  expect(odd.received.text).not.toContain('event: reset');

  const ended = once(odd.response, 'end');
  hub.endSession(1);
  await ended;
  expect(odd.received.text).toMatch(/event: ended\ndata: \{\}\n\n$/);
});
