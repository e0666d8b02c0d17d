import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from './orders.tables.ts';
import {
  basketSize,
  cancelled,
  isAcceptedLate,
  isAsSoonAsPossible,
  isLate,
  lostReason,
  made,
  minutesPromised,
  minutesToMake,
} from './outcomes.repository.ts';

type Rollup = {
  readonly table: string;
  /** The columns that identify a row, the names it carries, and its counts. */
  readonly keys: readonly string[];
  readonly names: readonly string[];
  readonly counts: readonly string[];
  /** Further columns about the row; empty if there are none. */
  readonly facts?: readonly string[];
  /** Builds the query that recomputes the rows of one store from its orders, with the store's id first. */
  readonly recount: (storeId: number) => RawBuilder<unknown>;
};

const sale = sql`o.status not in ('STORE_REJECT', 'EXPIRED')`;
const kind = sql`o.status, o.delivery_method, o.scheduled_at is not null as scheduled`;

const rollups: readonly Rollup[] = [
  {
    table: 'orderHours',
    keys: ['day', 'hour', 'status', 'deliveryMethod', 'scheduled'],
    names: [],
    counts: ['orders', 'accepted', 'subtotal'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_day as day, o.placed_hour as hour, ${kind},
        count(*)::integer as orders, count(o.accepted_at)::integer as accepted,
        sum(o.subtotal)::bigint as subtotal
      from orders o where o.store_id = ${storeId} group by 1, 2, 3, 4, 5, 6`,
  },
  {
    table: 'orderCounts',
    keys: ['day', 'status', 'deliveryMethod', 'scheduled'],
    names: [],
    counts: ['orders', 'subtotal', 'discount', 'tax', 'tip', 'fee', 'refunded'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_day as day, ${kind}, count(*)::integer as orders,
        sum(o.subtotal)::bigint as subtotal, sum(o.discount)::bigint as discount,
        sum(o.tax)::bigint as tax, sum(o.tip)::bigint as tip, sum(o.fee)::bigint as fee,
        sum(o.refunded)::bigint as refunded
      from orders o where o.store_id = ${storeId} group by 1, 2, 3, 4, 5`,
  },
  {
    table: 'productDays',
    keys: ['day', 'productId'],
    names: ['productName'],
    counts: ['orders'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_day as day, i.product_id, max(i.name) as product_name,
        count(distinct o.id)::integer as orders
      from orders o join order_items i on i.store_id = o.store_id and i.order_id = o.id
      where o.store_id = ${storeId} and i.product_id is not null and ${sale} group by 1, 2, 3`,
  },
  {
    table: 'customerDays',
    keys: ['day', 'customerId'],
    names: ['customer'],
    counts: ['orders', 'subtotal'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_day as day, o.customer_id, max(o.customer) as customer,
        count(*)::integer as orders, sum(o.subtotal)::bigint as subtotal
      from orders o where o.store_id = ${storeId} and ${sale} group by 1, 2, 3`,
  },
  {
    table: 'customerTotals',
    keys: ['customerId'],
    names: [],
    counts: ['orders', 'spend'],
    facts: ['firstAt', 'lastAt'],
    recount: (storeId) => sql`
      select o.store_id, o.customer_id, count(*) filter (where ${sale})::integer as orders,
        coalesce(sum(o.subtotal) filter (where ${sale}), 0)::bigint as spend,
        min(o.placed_at) filter (where ${sale}) as first_at,
        max(o.placed_at) filter (where ${sale}) as last_at
      from orders o where o.store_id = ${storeId} group by 1, 2`,
  },
  {
    table: 'cancellationDays',
    keys: ['day', 'reason'],
    names: [],
    counts: ['orders', 'subtotal'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_day as day, ${lostReason} as reason, count(*)::integer as orders,
        sum(o.subtotal)::bigint as subtotal
      from orders o where o.store_id = ${storeId} and ${cancelled} group by 1, 2, 3`,
  },
  {
    table: 'preparationDays',
    keys: ['day', 'minutes'],
    names: [],
    counts: ['orders', 'late', 'acceptedLate'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_day as day, ${minutesToMake} as minutes,
        count(*)::integer as orders, count(*) filter (where ${isLate})::integer as late,
        count(*) filter (where ${isAcceptedLate})::integer as accepted_late
      from orders o where o.store_id = ${storeId} and ${made} group by 1, 2, 3`,
  },
  {
    table: 'preparationHours',
    keys: ['hour', 'size', 'day', 'minutes'],
    names: [],
    counts: ['orders'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_hour as hour, ${basketSize} as size, o.placed_day as day,
        ${minutesToMake} as minutes, count(*)::integer as orders
      from orders o where o.store_id = ${storeId} and ${made} and ${isAsSoonAsPossible}
      group by 1, 2, 3, 4, 5`,
  },
  {
    table: 'promiseDays',
    keys: ['day', 'minutes'],
    names: [],
    counts: ['orders'],
    recount: (storeId) => sql`
      select o.store_id, o.placed_day as day, ${minutesPromised} as minutes,
        count(*)::integer as orders
      from orders o where o.store_id = ${storeId} and ${made} group by 1, 2, 3`,
  },
];

type Counts = Readonly<Record<string, number | string | null>>;

/** A rollup row that differs from the orders; null on the side that has no such row. */
export type RollupDifference = {
  readonly table: string;
  readonly key: Readonly<Record<string, unknown>>;
  readonly kept: Counts | null;
  readonly counted: Counts | null;
};

/** Recomputes a store's rollups from its orders and returns every row that differs. */
export async function compareRollups(db: Db | Tx, storeId: number): Promise<RollupDifference[]> {
  const differences: RollupDifference[] = [];
  for (const rollup of rollups) differences.push(...(await compareRollup(db, storeId, rollup)));
  return differences;
}

async function compareRollup(
  db: Db | Tx,
  storeId: number,
  { table, keys, counts, facts = [], recount }: Rollup,
): Promise<RollupDifference[]> {
  const key = sql.join(keys.map((name) => sql.ref(name)));
  const object = (side: string, names: readonly string[]) =>
    sql`json_build_object(${sql.join(
      names.flatMap((name) => [sql.lit(name), sql.ref(`${side}.${name}`)]),
    )})`;
  const columns = [...counts, ...facts];
  const same = sql.join(
    columns.map(
      (name) => sql`${sql.ref(`kept.${name}`)} is not distinct from ${sql.ref(`counted.${name}`)}`,
    ),
    sql` and `,
  );
  const used = sql.join(
    counts.map((name) => sql`${sql.ref(name)} <> 0`),
    sql` or `,
  );
  const { rows } = await sql<RollupDifference>`
    select ${table}::text as table,
      case when kept.store_id is null then ${object('counted', keys)} else ${object('kept', keys)} end as key,
      case when kept.store_id is not null then ${object('kept', columns)} end as kept,
      case when counted.store_id is not null then ${object('counted', columns)} end as counted
    from (
      select * from ${sql.table(table)} where store_id = ${storeId} and (${used})
    ) kept
    full join (
      select * from (${recount(storeId)}) anew where ${used}
    ) counted using (${key})
    where not (${same})`.execute(db);
  return rows;
}

/** Rebuilds a store's rollups from its orders, after a bulk load. */
export async function rebuildRollups(tx: Tx, storeId: number): Promise<void> {
  for (const { table, keys, names, counts, facts = [], recount } of rollups) {
    const columns = sql.join(
      ['storeId', ...keys, ...names, ...counts, ...facts].map((name) => sql.ref(name)),
    );
    await sql`delete from ${sql.table(table)} where store_id = ${storeId}`.execute(tx);
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from (${recount(storeId)}) counted`.execute(tx);
  }
}
