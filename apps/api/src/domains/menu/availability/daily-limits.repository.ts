import { prepared } from '../../../platform/db/prepared.ts';
import type { Db, Work } from '../menu.tables.ts';
import { sql } from 'kysely';
import type { Day } from '@counter/contract/shared';
import { isOnCluster } from '../../../platform/db/distribution/cluster-dialect.ts';

/** A number of units taken or returned. */
export type ProductUnits = { readonly productId: number; readonly quantity: number };

export type TakenRow = {
  readonly productId: number;
  readonly sold: number;
  readonly dailyLimit: number | null;
};

type Given = { readonly ids: readonly number[]; readonly quantities: readonly number[] };

const givenOf = (units: readonly ProductUnits[]): Given => ({
  ids: units.map(({ productId }) => productId),
  quantities: units.map(({ quantity }) => quantity),
});

const givenRows = ({ ids, quantities }: Given) => sql`
  unnest(${ids}::bigint[], ${quantities}::integer[]) as given ("productId", quantity)`;

const given = (units: readonly ProductUnits[]) => givenRows(givenOf(units));

/**
 * Adds to the sales of products on a store day, except those whose daily limit has no room for the whole quantity.
 * Returns the counted ones. Locks rows in the order of the products, so that concurrent orders can't deadlock.
 */
export async function takeProducts(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  day: Day,
  units: readonly ProductUnits[],
): Promise<TakenRow[]> {
  if (isOnCluster(tx)) return takeInSteps({ tx, scope }, day, units);
  return insertTaken(tx, { storeId: scope.storeId, day, ...givenOf(units) });
}

type Taking = Given & { readonly storeId: number; readonly day: Day };

const insertTaken = prepared(
  (_db: Db, { storeId, day, ids, quantities }: Taking) => sql<TakenRow>`
    insert into product_sales as s (store_id, day, product_id, sold)
    select p.store_id, ${day}::date, p.id, given.quantity
    from ${givenRows({ ids, quantities })} join products p on p.id = given."productId"
    where p.store_id = ${storeId}
      and (p.daily_limit is null or given.quantity <= p.daily_limit)
    order by p.id
    on conflict (store_id, day, product_id) do update set sold = s.sold + excluded.sold
      where s.sold + excluded.sold <= coalesce((select p.daily_limit from products p
        where p.store_id = s.store_id and p.id = s.product_id), 2147483647)
    returning s.product_id, s.sold,
      (select p.daily_limit from products p
        where p.store_id = s.store_id and p.id = s.product_id) as daily_limit`,
);

/** Reads the limits in a separate statement, which locks them until the transaction ends. */
async function takeInSteps(
  { tx, scope: { storeId } }: Pick<Work, 'tx' | 'scope'>,
  day: Day,
  units: readonly ProductUnits[],
): Promise<TakenRow[]> {
  const { rows: limits } = await sql<{ id: number; dailyLimit: number | null }>`
    select id, daily_limit from products
    where store_id = ${storeId} and id = any(${units.map(({ productId }) => productId)}::bigint[])
    order by id for share`.execute(tx);
  const taken: TakenRow[] = [];
  for (const { id, dailyLimit } of limits) {
    const quantity = units.find(({ productId }) => productId === id)?.quantity ?? 0;
    const limit = dailyLimit ?? 2_147_483_647;
    if (quantity > limit) continue;
    const { rows } = await sql<TakenRow>`
      insert into product_sales as s (store_id, day, product_id, sold)
      values (${storeId}, ${day}::date, ${id}, ${quantity})
      on conflict (store_id, day, product_id) do update set sold = s.sold + excluded.sold
        where s.sold + excluded.sold <= ${limit}
      returning s.product_id, s.sold, ${dailyLimit}::integer as daily_limit`.execute(tx);
    taken.push(...rows);
  }
  return taken;
}

/** Adds to the sales of products on a store day and ignores their limits. */
export async function addDailySales(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  day: Day,
  units: readonly ProductUnits[],
): Promise<void> {
  await sql`
    insert into product_sales as s (store_id, day, product_id, sold)
    select ${scope.storeId}::bigint, ${day}::date, "productId", quantity from ${given(units)}
    on conflict (store_id, day, product_id) do update set sold = s.sold + excluded.sold`.execute(
    tx,
  );
}

/** Subtracts from the sales of a store day, never below 0. Returns the new counts. */
export async function giveBackProducts(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  day: Day,
  units: readonly ProductUnits[],
): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    with held as materialized (
      select s.product_id, given.quantity from product_sales s
      join ${given(units)} on given."productId" = s.product_id
      where s.store_id = ${scope.storeId} and s.day = ${day}::date
      order by s.product_id for update of s
    )
    update product_sales s set sold = greatest(0, s.sold - held.quantity)
    from held join products p on p.store_id = ${scope.storeId} and p.id = held.product_id
    where s.store_id = ${scope.storeId} and s.day = ${day}::date and s.product_id = held.product_id
    returning s.product_id, s.sold, p.daily_limit`.execute(tx);
  return rows;
}

/** Returns the remaining units of products with a limit, on a store day. */
export async function findLeft(
  { tx, scope }: Pick<Work, 'tx' | 'scope'>,
  day: Day,
  ids: readonly number[],
): Promise<{ id: number; name: string; left: number }[]> {
  const { rows } = await sql<{ id: number; name: string; left: number }>`
    select p.id, p.name, greatest(0, p.daily_limit - coalesce(s.sold, 0)) as left
    from products p
    left join product_sales s
      on s.store_id = p.store_id and s.day = ${day}::date and s.product_id = p.id
    where p.store_id = ${scope.storeId} and p.id = any(${ids}::bigint[])
      and p.daily_limit is not null
    order by p.id`.execute(tx);
  return rows;
}
