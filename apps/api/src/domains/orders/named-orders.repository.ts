import type { OrderStatus } from '@counter/contract/orders';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './orders.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { readOrderNumberSearch } from './order-number.ts';

export type NamedOrder = {
  readonly orderNumber: string;
  readonly customerName: string;
  readonly status: OrderStatus;
  readonly placedAt: Date;
};

/** At most this many orders with a matching number prefix are read. */
const maxSimilar = 100;

/** Shorter prefixes match too many order numbers. */
const minDigits = 2;

type Wanted = { readonly customerIds: readonly number[]; readonly limit: number };

/**
 * Returns the orders that a search matches: the exact number, then number prefixes, then orders of matching customers;
 * the newest first within each.
 */
export async function findOrdersNamed(
  db: Db,
  { storeId }: StoreScope,
  wanted: string,
  { customerIds, limit }: Wanted,
): Promise<NamedOrder[]> {
  const number = numberIn(wanted);
  const { rows } = await sql<NamedOrder>`
    select order_number, customer as customer_name, status, placed_at
    from (
      select found.*, row_number() over (partition by id order by kind) as nth from (
        (select *, case when order_number = ${number.whole} then 0 else 1 end as kind from (
          select id, order_number, customer, status, placed_at from orders o
          where o.store_id = ${storeId} and ${number.matches}
          order by o.order_number limit ${maxSimilar}
        ) alike order by kind, placed_at desc limit ${limit})
        union all
        (select o.*, 2 from unnest(${[...customerIds]}::bigint[]) c(id)
        cross join lateral (
          select id, order_number, customer, status, placed_at from orders
          where store_id = ${storeId} and customer_id = c.id
          order by placed_at desc limit ${limit}
        ) o order by o.placed_at desc limit ${limit})
      ) found
    ) each_once
    where nth = 1 order by kind, placed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

type NumberSearch = { readonly whole: string; readonly matches: RawBuilder<unknown> };

function numberIn(wanted: string): NumberSearch {
  return readNumber(wanted, minDigits) ?? { whole: '', matches: sql`false` };
}

/** Returns a condition for orders `o` whose number matches a search; undefined if the search contains no number. */
export function readNumber(wanted: string, leastDigits: number): NumberSearch | undefined {
  const number = readOrderNumberSearch(wanted.replace(/^#?(?:order\s+)?#?/i, ''));
  if (!number) return undefined;
  if ('anyOf' in number) {
    return { whole: '', matches: sql`o.order_number = any(${[...number.anyOf]}::text[])` };
  }
  const { prefix } = number;
  if (prefix.replaceAll(/\D/g, '').length < leastDigits) return undefined;
  // In ASCII, a colon follows 9, so this range covers every number with the prefix.
  return {
    whole: prefix,
    matches: sql`o.order_number >= ${prefix} and o.order_number < ${`${prefix}:`}`,
  };
}
