import { once } from 'node:events';
import { connect } from 'node:net';
import { findTodayStats } from '@counter/contract/analytics';
import { placeOrder } from '@counter/contract/integrations';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPool } from './platform/db/pool.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { collectLog, type LogLine } from './testing/processes/collect-log.ts';
import {
  addApiKey,
  addProduct,
  addStore,
  addUser,
  type TestStore,
} from './testing/stores/marketplace.ts';

const orderOf = ({ storeUrl }: TestStore, productId: number) => ({
  storeUrl,
  customer: { name: 'Ada Byron', phone: '+1 212 555 0188' },
  deliveryMethod: 'PICKUP' as const,
  items: [{ productId, quantity: 1, options: [], specialInstructions: '' }],
  deals: [],
  note: '',
  tip: 0,
  payment: 'MARKETPLACE' as const,
});

async function withApp(check: (test: TestApp, lines: readonly LogLine[]) => Promise<void>) {
  const { log, lines } = collectLog();
  const test = await createTestApp({ log });
  try {
    await check(test, lines);
  } finally {
    await test.close();
  }
}

it('logs the store and the account or key of every call', () =>
  withApp(async (test, lines) => {
    const { db } = test.database;
    const store = await addStore(db);
    const owner = await addUser(db, { store, role: 'owner' });
    const { id: productId } = await addProduct(db, store);
    const apiKey = await addApiKey(db);
    await test.call(findTodayStats, { params: { storeId: String(store.id) } }, owner);
    await test.call(
      placeOrder,
      { body: orderOf(store, productId) },
      { token: apiKey, idempotencyKey: 'first' },
    );
    await test.call(findTodayStats, { params: { storeId: String(store.id) } });
    const [byOwner, byKey, byNobody] = lines.filter(({ msg }) => msg === 'answered');
    expect(byOwner).toMatchObject({ status: 200, storeId: store.id, accountId: owner.id });
    expect(byKey).toMatchObject({ status: 200, storeId: store.id });
    expect(byKey?.['keyId']).toBeTypeOf('number');
    expect(byNobody).toMatchObject({ status: 401 });
    expect(byNobody).not.toHaveProperty('storeId');
    for (const line of [byOwner, byKey, byNobody]) {
      expect(line?.['requestId']).toMatch(/^[0-9a-f-]{36}$/);
    }
  }));

it('logs which call failed and why, without personal data from the rejected row', () =>
  withApp(async (test, lines) => {
    const { db } = test.database;
    const store = await addStore(db);
    const { id: productId } = await addProduct(db, store);
    const apiKey = await addApiKey(db);
    await sql`alter table customers add constraint no_ada check (name <> 'Ada Byron')`.execute(db);
    const answer = await test.call(
      placeOrder,
      { body: orderOf(store, productId) },
      { token: apiKey, idempotencyKey: 'refused' },
    );
    expect(answer.statusCode).toBe(500);
    const failed = lines.filter(({ msg }) => msg === 'request failed');
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatchObject({
      route: `/api/v1${placeOrder.path}`,
      storeId: store.id,
      err: { code: '23514', table: 'customers', constraint: 'no_ada' },
    });
    const written = JSON.stringify(lines);
    expect(written).not.toMatch(/\bAda\b|Byron|555\D*0188/);
  }));

it('logs few lines while the database is down and keeps other failures separate', async () => {
  const { log, lines } = collectLog();
  const pool = openPool(
    { host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' },
    { max: 4 },
  );
  const fail = (err: unknown): void => log.error({ err }, 'request failed');
  await Promise.all(Array.from({ length: 200 }, async () => pool.query('select 1').catch(fail)));
  await pool.connect().catch(fail);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.msg).toMatch(/^the database is away/);
  expect(lines[0]?.['err']).toMatchObject({ code: 'ECONNREFUSED' });
  expect(lines[0]?.['err']).not.toHaveProperty('stack');
  await once(connect(1, '127.0.0.1'), 'connect').catch(fail);
  expect(lines[1]?.msg).toBe('request failed');
  await pool.end();
});
