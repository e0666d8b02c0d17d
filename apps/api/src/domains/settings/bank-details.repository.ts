import type { VerifiedPart } from '@counter/contract/settings';
import { sql, type Selectable } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { SealedRow } from './sealed-row.ts';

const verifiedColumns = {
  BANK: 'bank_verified_at',
  COMPANY: 'company_verified_at',
  REPRESENTATIVE: 'representative_verified_at',
} as const satisfies Record<VerifiedPart, string>;

const versionColumns = {
  BANK: 'bank_version',
  COMPANY: 'company_version',
  REPRESENTATIVE: 'representative_version',
} as const satisfies Record<VerifiedPart, string>;

/** A column of each part that is there when the part is. */
const keyColumns = {
  BANK: 'account_number',
  COMPANY: 'legal_business_name',
  REPRESENTATIVE: 'ssn',
} as const satisfies Record<VerifiedPart, string>;

const columns = Object.values(verifiedColumns);

/** Returns true if a part was handed in. */
export function holdsPart(row: DetailsRow, part: VerifiedPart): boolean {
  return row[keyColumns[part]] !== null;
}

/** Returns the version of a part in a row; 0 before it was handed in. */
export function versionOf(row: DetailsRow, part: VerifiedPart): number {
  return row[versionColumns[part]];
}

/** The sealed details of a store. */
export type DetailsRow = Selectable<Database['bank_details']>;

/** The sealed details of a store, held until the transaction ends. */
export async function findDetailsRow(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<DetailsRow | undefined> {
  return tx
    .selectFrom('bank_details')
    .where('store_id', '=', storeId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The same, for a change: a store that has handed in nothing gets a row with nothing in it. */
export async function lockDetailsRow(tx: Tx, scope: StoreScope, at: Date): Promise<DetailsRow> {
  await tx
    .insertInto('bank_details')
    .values({ store_id: scope.storeId, updated_at: at })
    .onConflict((conflict) => conflict.column('store_id').doNothing())
    .execute();
  const row = await findDetailsRow(tx, scope);
  if (!row) throw new Error(`The bank details of store ${scope.storeId} are gone.`);
  return row;
}

/** Puts details in the place of those in a locked row; the changed parts count as not verified. */
export async function saveDetailsRow(
  tx: Tx,
  { storeId }: StoreScope,
  row: SealedRow & { readonly updated_at: Date; readonly bank_changed_at: Date | null },
  changed: readonly VerifiedPart[],
): Promise<void> {
  const unverified = Object.fromEntries(changed.map((part) => [verifiedColumns[part], null]));
  await tx
    .updateTable('bank_details')
    .set({ ...row, ...unverified })
    .set((eb) =>
      Object.fromEntries(
        changed.map((part) => [versionColumns[part], eb(versionColumns[part], '+', 1)]),
      ),
    )
    .where('store_id', '=', storeId)
    .execute();
}

type FormerAccount = Pick<
  DetailsRow,
  'account_number' | 'routing_number' | 'bank_verified_at' | 'bank_changed_at'
>;

/** Puts a former bank account back, with what was said of it then. */
export async function restoreAccountRow(
  tx: Tx,
  { storeId }: StoreScope,
  former: FormerAccount & { readonly updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('bank_details')
    .set(former)
    .set((eb) => ({ bank_version: eb('bank_version', '+', 1) }))
    .where('store_id', '=', storeId)
    .execute();
}

/** Returns the person who last saved a part, and the time. */
export async function findLastSave(tx: Tx, { storeId }: StoreScope, part: VerifiedPart) {
  return tx
    .selectFrom('audit_entries')
    .where('store_id', '=', storeId)
    .where('entity', '=', 'bank_details')
    .where('action', 'in', ['bank_details.save', 'bank_details.cancel'])
    .where(sql<boolean>`after -> 'changed' ? ${part}`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .select(['actor_name as changedBy', 'at as changedAt'])
    .limit(1)
    .executeTakeFirst();
}

/** Marks a part as verified at an instant, or (null) as not; false where it already stood so. */
export async function updateVerified(
  tx: Tx,
  { storeId }: StoreScope,
  part: VerifiedPart,
  at: Date | null,
): Promise<boolean> {
  const column = verifiedColumns[part];
  const { numUpdatedRows } = await tx
    .updateTable('bank_details')
    .set({ [column]: at })
    .where('store_id', '=', storeId)
    .where(column, at ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the verified parts of stores; leaves out stores without details. */
export async function findVerifiedRows(db: Db | Tx, storeIds: readonly number[]) {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('bank_details')
    .where('store_id', 'in', storeIds)
    .select(['store_id', ...columns])
    .execute();
}

/** Returns the readiness of stores' bank accounts; leaves out stores without one. */
export async function findBankStatusRows(db: Db | Tx, storeIds: readonly number[]) {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('bank_details')
    .where('store_id', 'in', storeIds)
    .where('account_number', 'is not', null)
    .select(['store_id', 'bank_verified_at', 'bank_changed_at'])
    .execute();
}

/** Counts the stores whose details have an unverified part. */
export async function countUnverifiedStores(db: Db): Promise<number> {
  const { stores } = await db
    .selectFrom('bank_details')
    .where((eb) => eb.or(columns.map((column) => eb(column, 'is', null))))
    .select((eb) => eb.fn.countAll<number>().as('stores'))
    .executeTakeFirstOrThrow();
  return stores;
}
