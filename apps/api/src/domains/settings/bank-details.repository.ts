import type { VerifiedPart } from '@counter/contract/settings';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { SealedRow } from './sealed-row.ts';

const verifiedColumns = {
  BANK: 'bank_verified_at',
  COMPANY: 'company_verified_at',
  REPRESENTATIVE: 'representative_verified_at',
} as const satisfies Record<VerifiedPart, string>;

const columns = Object.values(verifiedColumns);

/** The sealed details of a store, held until the transaction ends. */
export async function findDetailsRow(tx: Tx, { storeId }: StoreScope) {
  return tx
    .selectFrom('bank_details')
    .where('store_id', '=', storeId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Keeps the details of a store in place of earlier ones; the given parts count as not verified. */
export async function saveDetailsRow(
  tx: Tx,
  { storeId }: StoreScope,
  row: SealedRow & { readonly updated_at: Date; readonly bank_changed_at: Date | null },
  unverified: readonly VerifiedPart[],
): Promise<void> {
  const reset = Object.fromEntries(unverified.map((part) => [verifiedColumns[part], null]));
  await tx
    .insertInto('bank_details')
    .values({ store_id: storeId, ...row })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ ...row, ...reset }))
    .execute();
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

/** Which parts of the given stores are verified; stores without details are left out. */
export async function findVerifiedRows(db: Db | Tx, storeIds: readonly number[]) {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('bank_details')
    .where('store_id', 'in', storeIds)
    .select(['store_id', ...columns])
    .execute();
}

/** How the bank accounts of some stores stand; stores without one are left out. */
export async function findBankStandingRows(db: Db | Tx, storeIds: readonly number[]) {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('bank_details')
    .where('store_id', 'in', storeIds)
    .select(['store_id', 'bank_verified_at', 'bank_changed_at'])
    .execute();
}

/** How many stores have handed in details of which some part is not verified. */
export async function countUnverifiedStores(db: Db): Promise<number> {
  const { stores } = await db
    .selectFrom('bank_details')
    .where((eb) => eb.or(columns.map((column) => eb(column, 'is', null))))
    .select((eb) => eb.fn.countAll<number>().as('stores'))
    .executeTakeFirstOrThrow();
  return stores;
}
