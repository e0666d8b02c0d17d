import { findOrder, openStatuses, type OrderWithTimeline } from '@counter/contract/orders';
import type { Pool } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { faultsOfRecord, findLostPresses } from '../rush/check-records.ts';
import type { Press } from '../rush/presses.ts';
import { callApi } from '../support/api.ts';
import { untilAnswered } from './calls.ts';
import type { SoakScreen } from './screen.ts';
import type { Shop } from './shops.ts';

/** Returns how many orders a store has. */
export async function countOrders(pool: Pool, { storeId }: Shop): Promise<number> {
  const text = 'select count(*)::int as orders from orders where store_id = $1';
  const { rows } = await pool.query<{ orders: number }>(text, [storeId]);
  return rows[0]?.orders ?? 0;
}

type Worked = {
  readonly shop: Shop;
  readonly before: number;
  readonly arrived: readonly string[];
  readonly presses: readonly Press[];
};

/** Returns the orders of a store that are lost or doubled, and the moves that are lost, doubled or impossible. */
export async function checkOrders(
  url: string,
  pool: Pool,
  { shop, before, arrived, presses }: Worked,
): Promise<string[]> {
  const faults: string[] = [];
  const added = (await countOrders(pool, shop)) - before;
  if (added !== arrived.length || new Set(arrived).size !== arrived.length)
    faults.push(`${shop.storeUrl} has ${added} new orders; ${arrived.length} were acknowledged.`);
  const records = new Map<string, OrderWithTimeline>();
  for (const orderNumber of new Set(arrived)) {
    const params = { storeId: String(shop.storeId), orderNumber };
    const find = async () => callApi(url, findOrder, { params }, shop.caller);
    records.set(orderNumber, (await untilAnswered(find, [])).data);
  }
  faults.push(...[...records.values()].flatMap(faultsOfRecord));
  return [...faults, ...findLostPresses(presses, new Set(), records)];
}

/** Returns where the open orders of screens, scheduled ones aside, differ from the database. Looks again for as long as screens may take. */
export async function findWrongScreens(
  pool: Pool,
  screens: readonly SoakScreen[],
  withinMs: number,
): Promise<string[]> {
  const until = performance.now() + withinMs;
  for (;;) {
    const faults = await compareScreens(pool, screens);
    if (faults.length === 0 || performance.now() > until) return faults;
    await delay(200);
  }
}

async function compareScreens(pool: Pool, screens: readonly SoakScreen[]): Promise<string[]> {
  const text = `
    select store_id::int as "storeId", order_number || ' ' || status as line
    from orders where status = any($1) and scheduled_at is null`;
  type Row = { readonly storeId: number; readonly line: string };
  const { rows } = await pool.query<Row>(text, [openStatuses]);
  const open = Map.groupBy(rows, ({ storeId }) => storeId);
  return screens.flatMap(({ shop, shown }) => {
    const right = new Set((open.get(shop.storeId) ?? []).map(({ line }) => line));
    const seen = new Set(
      [...shown()]
        .filter(([, { status }]) => openStatuses.includes(status))
        .map(([orderNumber, { status }]) => `${orderNumber} ${status}`),
    );
    const odd = [...seen, ...right].filter((line) => !seen.has(line) || !right.has(line));
    return odd.length === 0
      ? []
      : [`A screen of ${shop.storeUrl} and the database differ: ${odd.join(', ')}`];
  });
}
