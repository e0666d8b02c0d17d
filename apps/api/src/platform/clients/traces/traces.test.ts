import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../testing/processes/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { portOf } from '../../../testing/stores/webhooks.ts';
import {
  databaseUrlOf,
  makeHome,
  startProgram,
  stopProgram,
  type Home,
  type ProgramProcess,
} from '../../../testing/processes/server-process.ts';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
const received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

let home: Home;
let database: TestDatabase;
let receiver: Server;
let program: ProgramProcess;
const bodies: z.infer<typeof received>[] = [];
beforeAll(async () => {
  [home, database] = await Promise.all([makeHome(), createTestDatabase()]);
  receiver = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(received.parse(body));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const settings = {
    DATABASE_URL: databaseUrlOf(database.connection),
    ENCRYPTION_KEYS: `main:${Buffer.alloc(32, 5).toString('base64')}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await portOf(receiver)}/`,
  };
  program = startProgram('server.ts', { ...home.settings, ...settings }, { cwd: home.folder });
}, 120_000);
afterAll(async () => {
  receiver.close();
  await database.drop();
  await home.remove();
});

it("exports a call and its statements as part of the caller's trace", async () => {
  const url = await program.ready;
  const [traceId, caller] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const headers = { traceparent: `00-${traceId}-${caller}-01`, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'hunter2' });
  await fetch(`${url}/api/v1/merchant/auth/login`, { method: 'POST', headers, body });
  await fetch(`${url}/readyz`);
  // What is left is sent when the process ends.
  await stopProgram(program);
  await eventually(() => expect(bodies.length).toBeGreaterThan(0));
  const sent = bodies.flatMap(({ resourceSpans }) => resourceSpans);
  expect(sent[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'counter' },
  });
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const call = spans.find(({ name }) => name === 'POST /api/v1/merchant/auth/login');
  expect(call).toMatchObject({ traceId, parentSpanId: caller });
  expect(call?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 401 },
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.map(({ name }) => name)).toContain('select');
  expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
  expect(JSON.stringify(bodies)).not.toMatch(/hunter2|nobody@example/);
});
