import path from 'node:path';
import { placeOrder } from '@counter/contract/integrations';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Database } from './database.ts';
import { openDatabase } from './platform/db/database.ts';
import { openPool } from './platform/db/pool.ts';
import { eventually } from './testing/eventually.ts';
import { addApiKey, addProduct, addStore } from './testing/stores/marketplace.ts';
import {
  makeHome,
  startProgram,
  stopProgram,
  type Home,
} from './testing/processes/server-process.ts';
import { makeSmallDisk } from './testing/processes/small-disk.ts';

const answered = z.object({ data: z.object({ orderNumber: z.string() }) });
const refused = z.object({ code: z.string(), detail: z.string() });

let home: Home;
beforeEach(async () => {
  home = await makeHome();
});
afterEach(async () => home.remove());

/** Uses up the files that the server keeps for its log: it gives up then, and can't start again without room. */
async function exhaustLog(pool: Pool): Promise<void> {
  const useUp =
    "select pg_logical_emit_message(false, 'test', repeat('x', 8000000)), pg_switch_wal()";
  const again = async (): Promise<never> => {
    await pool.query(useUp);
    return again();
  };
  // A server that has given up by itself may refuse the first of these in any words.
  await expect(again()).rejects.toThrow(/\S/);
}

it(
  'refuses orders with a clear error while the disk is full, then recovers without a restart',
  { timeout: 300_000 },
  async () => {
    const disk = makeSmallDisk(home.folder, '300m');
    const program = startProgram(
      'server.ts',
      { ...home.settings, DATA_DIR: home.folder, DEMO: 'off', CALLS_PER_MINUTE: '0' },
      { launcher: disk.launcher },
    );
    const url = await program.ready;
    const processId = program.child.pid ?? 0;
    const host = path.join('/proc', String(processId), 'root', home.folder, 'socket');
    const pool = openPool({ host, port: 5432, user: 'postgres', database: 'postgres' }, { max: 1 });
    const db = openDatabase<Database>(pool);
    const store = await addStore(db);
    const { id: productId } = await addProduct(db, store);
    const authorization = `Bearer ${await addApiKey(db)}`;

    async function order(): Promise<{ status: number; body: unknown }> {
      const response = await fetch(`${url}/api/v1${placeOrder.path}`, {
        method: 'POST',
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({
          storeUrl: store.storeUrl,
          customer: { name: 'Ada Byron', phone: '+12125550188' },
          deliveryMethod: 'PICKUP',
          items: [{ productId, quantity: 1 }],
        }),
      });
      return { status: response.status, body: await response.json() };
    }
    const readiness = async () => (await fetch(`${url}/readyz`)).status;

    const taken: string[] = [];
    const take = ({ body }: { body: unknown }) =>
      void taken.push(z.parse(answered, body).data.orderNumber);
    take(await order());
    expect(await readiness()).toBe(200);

    await disk.fill(processId);
    await eventually(async () => expect(await readiness()).toBe(503));
    let last = await order();
    for (; last.status === 200; last = await order()) take(last);
    expect(last.status).toBe(503);
    const { code, detail } = z.parse(refused, last.body);
    expect(code).toBe('UNAVAILABLE');
    expect(detail).toMatch(
      /^We can't (?:save anything|reach the database) right now\. Nothing was changed\./,
    );

    await exhaustLog(pool);
    expect(await readiness()).toBe(503);
    expect((await order()).status).toBe(503);

    await disk.empty(processId);
    await eventually(async () => expect(await readiness()).toBe(200));
    take(await order());
    const rows = await db.selectFrom('orders').select('orderNumber').execute();
    expect(new Set(rows.map(({ orderNumber }) => orderNumber))).toEqual(new Set(taken));
    expect(rows).toHaveLength(taken.length);
    await pool.end();
    await stopProgram(program);
  },
);
