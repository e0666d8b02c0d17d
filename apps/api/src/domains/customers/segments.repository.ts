import { sql, type RawBuilder } from 'kysely';
import {
  awaySince,
  bestPercent,
  lapsedSince,
  newSince,
  regularOrders,
  type Segment,
} from '@counter/contract/customers';
import type { Db, Tx } from './customers.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/**
 * Builds the condition that a customer's totals `t` are in a segment at an instant. Excludes erased
 * customers. IMPORTED needs the customer `c` too.
 */
export function isInSegment(storeId: number, segment: Segment, at: Date): RawBuilder<boolean> {
  if (segment === 'IMPORTED') {
    return sql<boolean>`(c.import_id is not null and c.erased_at is null
      and coalesce(t.orders, 0) = 0)`;
  }
  return sql<boolean>`(${isOf(storeId, segment, at)} and not exists (
    select from customers e
    where e.store_id = ${storeId} and e.id = t.customer_id and e.erased_at is not null))`;
}

function isOf(
  storeId: number,
  segment: Exclude<Segment, 'IMPORTED'>,
  at: Date,
): RawBuilder<boolean> {
  switch (segment) {
    case 'ALL':
      return sql<boolean>`t.customer_id is not null`;
    case 'NEW':
      return sql<boolean>`t.first_at >= ${newSince(at)}`;
    case 'AWAY':
      return sql<boolean>`t.last_at < ${awaySince(at)}`;
    case 'REGULAR':
      return sql<boolean>`(t.orders >= ${regularOrders} and t.last_at >= ${lapsedSince(at)})`;
    case 'LAPSED':
      return sql<boolean>`t.last_at < ${lapsedSince(at)}`;
    case 'BEST':
      return sql<boolean>`t.customer_id in (
        select customer_id from published.customer_totals
        where store_id = ${storeId} and orders > 0
        order by spend desc, customer_id
        limit (
          select ceil(count(*) * ${bestPercent}::numeric / 100) from published.customer_totals
          where store_id = ${storeId} and orders > 0
        ))`;
  }
}

/** Matches a store's customer `c` whose phone number has consented to text messages. */
export const hasConsented = (storeId: number) => sql<boolean>`exists (
  select from sms_consents s
  where s.store_id = ${storeId} and s.phone = c.phone and s.withdrawn_at is null)`;

export type SegmentRow = { readonly phone: string; readonly consented: boolean };

/** Finds the customers of a segment, without blocked ones. */
export async function findSegmentRows(
  db: Db | Tx,
  { storeId }: StoreScope,
  segment: Segment,
  at: Date,
): Promise<SegmentRow[]> {
  const { rows } = await sql<SegmentRow>`
    select c.phone, ${hasConsented(storeId)} as consented
    from customers c
    left join published.customer_totals t on t.store_id = ${storeId} and t.customer_id = c.id
    where c.store_id = ${storeId} and not c.blocked and ${isInSegment(storeId, segment, at)}
    order by c.id`.execute(db);
  return rows;
}
