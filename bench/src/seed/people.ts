import type { ClientBase } from 'pg';

export const productCount = 80;
const maxCustomers = 5000;
export const apiKey = 'bench-marketplace-key';

/** The number of sessions of a store measured alone. Each screen of the live stream has one. */
export const sessionCount = 200;

/** The number of sessions per store if many are measured together. */
export const sessionsPerStore = 5;

/** Returns the secret of a store owner's n-th session (from 1). */
export function sessionToken(n: number, storeUrl: string): string {
  return `${storeUrl}-session-${n}`;
}

/** Returns the n-th customer's phone number (from 1). */
export function customerPhone(n: number): string {
  return `+1555${String(n).padStart(7, '0')}`;
}

/** Returns the number of customers for a number of orders. */
export function customersOf(orders: number): number {
  return Math.min(maxCustomers, Math.max(50, Math.round(orders / 4)));
}

type NewStore = {
  readonly storeUrl: string;
  readonly timeZone: string;
  readonly customers: number;
  readonly sessions: number;
};

/** Inserts a store that is always open, its menu, its customers and its signed-in owner. Returns its id. */
export async function seedStore(client: ClientBase, store: NewStore): Promise<number> {
  const storeId = await insertStore(client, store);
  await client.query(
    `insert into products (store_id, id, name, description, display_unit_value, price, available,
       featured, contain_alcohol)
     select $1, n, 'Product ' || n, '', '', 495 + n * 137 % 30 * 50, true, false, false
     from generate_series(1, $2::int) n`,
    [storeId, productCount],
  );
  await client.query(
    `insert into customers (store_id, id, name, phone, blocked, created_at)
     select $1, n, 'Customer ' || n, '+1555' || lpad(n::text, 7, '0'), false, now()
     from generate_series(1, $2::int) n`,
    [storeId, store.customers],
  );
  await seedOwner(client, storeId, store);
  return storeId;
}

/** Inserts the marketplace's API key, and advances the id sequences past the inserted ids. */
export async function seedMarketplace(client: ClientBase): Promise<void> {
  await client.query(
    `insert into api_keys (name, key_hash, created_at) values ('Marketplace', sha256($1), now())`,
    [Buffer.from(apiKey)],
  );
  for (const [table, last] of [
    ['products', productCount],
    ['customers', maxCustomers],
  ] as const) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, last]);
  }
}

async function insertStore(client: ClientBase, { storeUrl, timeZone }: NewStore): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into stores (store_url, name, branch_name, address, approved, verified, currency,
       time_zone, created_at)
     values ($1, 'Bench Kitchen', $1, '1 Main Street', true, true, 'USD', $2, now())
     returning id`,
    [storeUrl, timeZone],
  );
  const id = rows[0]?.id ?? 0;
  await client.query(
    `insert into store_settings (store_id, online, minimum_order, tax_rate, preparation_minutes,
       delivered_fee_rate, picked_up_fee_rate, order_expiry)
     values ($1, true, 0, 82500, 20, 1500, 600, 'NEVER')`,
    [id],
  );
  return id;
}

async function seedOwner(
  client: ClientBase,
  storeId: number,
  { storeUrl, sessions }: NewStore,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (email, full_name, password_hash, operator, created_at)
     values ($1 || '@bench.test', 'Bench Owner', 'none', false, now()) returning id`,
    [storeUrl],
  );
  const userId = rows[0]?.id;
  await client.query(
    `insert into store_members (store_id, user_id, role, created_at)
     values ($1, $2, 'owner', now())`,
    [storeId, userId],
  );
  await client.query(
    `insert into sessions (token_hash, user_id, user_agent, network, unreviewed, created_at,
       last_seen_at, expires_at, ends_at)
     select sha256(convert_to($1 || '-session-' || n, 'UTF8')), $2, 'bench', '', false, now(), now(),
       now() + interval '1 day', now() + interval '1 day'
     from generate_series(1, $3::int) n`,
    [storeUrl, userId, sessions],
  );
}
