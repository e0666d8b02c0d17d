import { sql } from 'kysely';
import type { Day } from '@counter/contract/shared';
import type { Db, Tx } from '../menu.tables.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { facts, soldOn, type FactsRow } from '../menu.repository.ts';

/** Finds products that are marked unavailable, sold out or served only at certain hours. */
export async function findOffCandidates(
  db: Db | Tx,
  { storeId }: StoreScope,
  day: Day,
): Promise<(FactsRow & { readonly id: number; readonly name: string })[]> {
  const { rows } = await sql<FactsRow & { readonly id: number; readonly name: string }>`
    select p.id, p.name, ${facts}
    from products p ${soldOn(day)}
    where p.store_id = ${storeId} and p.deleted_at is null
      and (not p.available or p.daily_limit <= s.sold or p.menu_hours <> '[]')
    order by p.name, p.id`.execute(db);
  return rows;
}

/** Finds the store's options that are marked unavailable. */
export async function findOffChoices(
  db: Db | Tx,
  { storeId }: StoreScope,
): Promise<{ id: number; name: string; group: string; unavailableUntil: Date | null }[]> {
  return db
    .selectFrom('optionChoices as o')
    .innerJoin('optionGroups as g', (join) =>
      join.onRef('g.storeId', '=', 'o.storeId').onRef('g.id', '=', 'o.optionGroupId'),
    )
    .where('o.storeId', '=', storeId)
    .where('o.available', '=', false)
    .where('o.deletedAt', 'is', null)
    .where('g.deletedAt', 'is', null)
    .orderBy('o.name')
    .orderBy('o.id')
    .select(['o.id', 'o.name', 'g.name as group', 'o.unavailableUntil'])
    .execute();
}
