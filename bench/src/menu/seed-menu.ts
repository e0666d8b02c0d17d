import { Client, type PoolConfig } from 'pg';
import type { Market } from '../seed/market.ts';

const menuSize = 10_000;
const categoryCount = 20;

/** Returns the name of the n-th category (from 1). */
export function categoryName(n: number): string {
  return `Category ${1 + (n % categoryCount)}`;
}

/** Fills a store's menu up to 10,000 products in 20 categories. */
export async function seedMenu(database: PoolConfig, { storeId }: Market): Promise<void> {
  await withClient(database, async (client) => {
    await client.query(
      `insert into categories (store_id, name, description, category_order)
       select $1, 'Category ' || n, '', n from generate_series(1, $2::int) n`,
      [storeId, categoryCount],
    );
    await client.query(
      `insert into products (store_id, name, description, display_unit_value, price, code, available,
         featured, contain_alcohol)
       select $1, words[1 + n % 7] || ' ' || n, 'The best of its kind', '1 piece', 495 + n % 90 * 5,
         lpad(n::text, 13, '0'), n % 50 > 0, n % 40 = 0, n % 30 = 0
       from generate_series(1, $2::int) n,
         (select array['Rye bread', 'Plum cake', 'Seed roll', 'Oat milk', 'Green tea', 'Blue cheese',
           'Red apple'] as words) given`,
      [storeId, menuSize - (await countProducts(client, storeId))],
    );
    await client.query(
      `insert into product_categories (store_id, product_id, category_id, place)
       select p.store_id, p.id, c.id, 1 from products p
       join categories c on c.store_id = p.store_id and c.category_order = 1 + p.id % $2::int
       where p.store_id = $1`,
      [storeId, categoryCount],
    );
    await client.query('vacuum (analyze) products, product_categories, categories');
  });
}

/** Deletes products added after the seed, so that every round starts with the same menu. */
export async function takeNewProducts(
  database: PoolConfig,
  { storeId }: Market,
  mark: string,
): Promise<void> {
  await withClient(database, async (client) => {
    const isNew = `store_id = $1 and name like $2 || '%'`;
    await client.query(
      `delete from product_categories
       where store_id = $1 and product_id in (select id from products where ${isNew})`,
      [storeId, mark],
    );
    await client.query(`delete from products where ${isNew}`, [storeId, mark]);
    await client.query('vacuum (analyze) products, product_categories');
  });
}

async function countProducts(client: Client, storeId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*) from products where store_id = $1',
    [storeId],
  );
  return rows[0]?.count ?? 0;
}

async function withClient(
  database: PoolConfig,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client(database);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
