import { sql } from 'kysely';
import type { Db, Tx } from '../storefront.tables.ts';

/** A step of a visit. Each browser counts once a day per step. */
export type CountedStep = 'VISIT' | 'MENU' | 'BASKET';

export type Visitor = {
  readonly day: string;
  readonly step: CountedStep;
  readonly visitor: Buffer;
};

/** Returns the salt of a store's day. The first process to ask creates it. */
export async function findSalt(
  db: Db,
  place: { readonly storeId: number; readonly day: string },
  fresh: { readonly salt: Buffer; readonly createdAt: Date },
): Promise<Buffer> {
  const row = await db
    .insertInto('storefrontSalts')
    .values({ ...place, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['storeId', 'day'])
        .doUpdateSet((kept) => ({ salt: kept.ref('storefrontSalts.salt') })),
    )
    .returning('salt')
    .executeTakeFirstOrThrow();
  return row.salt;
}

/** Counts the visitors of a store that no process has counted before. Safe to repeat if the answer was lost. */
export async function addVisitors(
  db: Db,
  storeId: number,
  visitors: readonly Visitor[],
  at: Date,
): Promise<void> {
  // Sort, so that concurrent processes lock rows in the same order.
  const sorted = visitors.toSorted((one, other) => Buffer.compare(keyOf(one), keyOf(other)));
  await sql`
    with added as (
      insert into storefront_visitors (store_id, day, step, visitor, counted_at)
      select ${storeId}::bigint, day, step, visitor, ${at}::timestamptz
      from unnest(
        ${sorted.map(({ day }) => day)}::date[], ${sorted.map(({ step }) => step)}::text[],
        ${sorted.map(({ visitor }) => visitor)}::bytea[]
      ) as seen (day, step, visitor)
      on conflict do nothing
      returning day, step
    )
    insert into storefront_days as d (store_id, day, visits, menu_views, baskets)
    select ${storeId}::bigint, day, count(*) filter (where step = 'VISIT'),
      count(*) filter (where step = 'MENU'), count(*) filter (where step = 'BASKET')
    from added group by day order by day
    on conflict (store_id, day) do update set
      visits = d.visits + excluded.visits,
      menu_views = d.menu_views + excluded.menu_views,
      baskets = d.baskets + excluded.baskets`.execute(db);
}

function keyOf({ day, step, visitor }: Visitor): Buffer {
  return Buffer.concat([Buffer.from(`${day} ${step} `), visitor]);
}

/** Counts a web store order, in the transaction that places it. */
export async function addWebStoreOrder(
  tx: Tx,
  { storeId, day }: { readonly storeId: number; readonly day: string },
): Promise<void> {
  await sql`
    insert into storefront_days as d (store_id, day, orders) values (${storeId}, ${day}, 1)
    on conflict (store_id, day) do update set orders = d.orders + 1`.execute(tx);
}
