import type { VerifiedPart } from '@counter/contract/settings';
import { sql, type Selectable } from 'kysely';
import type { Database, Db, Tx } from './settings.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { SealedRow } from './sealed-row.ts';

const verifiedColumns = {
  BANK: 'bankVerifiedAt',
  COMPANY: 'companyVerifiedAt',
  REPRESENTATIVE: 'representativeVerifiedAt',
} as const satisfies Record<VerifiedPart, string>;

const versionColumns = {
  BANK: 'bankVersion',
  COMPANY: 'companyVersion',
  REPRESENTATIVE: 'representativeVersion',
} as const satisfies Record<VerifiedPart, string>;

/** For each part, a column that is set if and only if the part was submitted. */
const keyColumns = {
  BANK: 'accountNumber',
  COMPANY: 'legalBusinessName',
  REPRESENTATIVE: 'ssn',
} as const satisfies Record<VerifiedPart, string>;

const columns = Object.values(verifiedColumns);

/** Returns true if a part was submitted. */
export function holdsPart(row: DetailsRow, part: VerifiedPart): boolean {
  return row[keyColumns[part]] !== null;
}

/** Returns the version of a part; 0 before it was submitted. */
export function versionOf(row: DetailsRow, part: VerifiedPart): number {
  return row[versionColumns[part]];
}

/** A store's encrypted details. */
export type DetailsRow = Selectable<Database['bankDetails']>;

/** Returns a store's encrypted details, locked until the transaction ends. */
export async function findDetailsRow(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<DetailsRow | undefined> {
  return tx
    .selectFrom('bankDetails')
    .where('storeId', '=', storeId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns the row locked for a change. Inserts an empty row if the store has none. */
export async function lockDetailsRow(tx: Tx, scope: StoreScope, at: Date): Promise<DetailsRow> {
  await tx
    .insertInto('bankDetails')
    .values({ storeId: scope.storeId, updatedAt: at })
    .onConflict((conflict) => conflict.column('storeId').doNothing())
    .execute();
  const row = await findDetailsRow(tx, scope);
  if (!row) throw new Error(`The bank details of store ${scope.storeId} are gone.`);
  return row;
}

/** Replaces the details in a locked row. Changed parts become unverified. */
export async function saveDetailsRow(
  tx: Tx,
  { storeId }: StoreScope,
  row: SealedRow & { readonly updatedAt: Date; readonly bankChangedAt: Date | null },
  changed: readonly VerifiedPart[],
): Promise<void> {
  const unverified = Object.fromEntries(changed.map((part) => [verifiedColumns[part], null]));
  await tx
    .updateTable('bankDetails')
    .set({ ...row, ...unverified })
    .set((eb) =>
      Object.fromEntries(
        changed.map((part) => [versionColumns[part], eb(versionColumns[part], '+', 1)]),
      ),
    )
    .where('storeId', '=', storeId)
    .execute();
}

type FormerAccount = Pick<
  DetailsRow,
  'accountNumber' | 'routingNumber' | 'bankVerifiedAt' | 'bankChangedAt'
>;

/** Restores a previous bank account with its verification. */
export async function restoreAccountRow(
  tx: Tx,
  { storeId }: StoreScope,
  former: FormerAccount & { readonly updatedAt: Date },
): Promise<void> {
  await tx
    .updateTable('bankDetails')
    .set(former)
    .set((eb) => ({ bankVersion: eb('bankVersion', '+', 1) }))
    .where('storeId', '=', storeId)
    .execute();
}

/** Returns the person who last saved a part, and the time. */
export async function findLastSave(tx: Tx, { storeId }: StoreScope, part: VerifiedPart) {
  return tx
    .selectFrom('published.auditEntries as entry')
    .where('storeId', '=', storeId)
    .where('entity', '=', 'bank_details')
    .where('action', 'in', ['bank_details.save', 'bank_details.cancel'])
    .where(sql<boolean>`after -> 'changed' ? ${part}`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .select(['actorName as changedBy', 'at as changedAt'])
    .limit(1)
    .executeTakeFirst();
}

/** Marks a part as verified at an instant, or as unverified with null; returns false if nothing changed. */
export async function updateVerified(
  tx: Tx,
  { storeId }: StoreScope,
  part: VerifiedPart,
  at: Date | null,
): Promise<boolean> {
  const column = verifiedColumns[part];
  const { numUpdatedRows } = await tx
    .updateTable('bankDetails')
    .set({ [column]: at })
    .where('storeId', '=', storeId)
    .where(column, at ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the verified parts of stores. Omits stores without details. */
export async function findVerifiedRows(db: Db | Tx, storeIds: readonly number[]) {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('bankDetails')
    .where('storeId', 'in', storeIds)
    .select(['storeId', ...columns])
    .execute();
}

/** Returns the bank status of stores. Omits stores without an account. */
export async function findBankStatusRows(db: Db | Tx, storeIds: readonly number[]) {
  if (storeIds.length === 0) return [];
  return db
    .selectFrom('bankDetails')
    .where('storeId', 'in', storeIds)
    .where('accountNumber', 'is not', null)
    .select(['storeId', 'bankVerifiedAt', 'bankChangedAt'])
    .execute();
}

/** Counts the stores whose details have an unverified part. */
export async function countUnverifiedStores(db: Db): Promise<number> {
  const { stores } = await db
    .selectFrom('bankDetails')
    .where((eb) => eb.or(columns.map((column) => eb(column, 'is', null))))
    .select((eb) => eb.fn.countAll<number>().as('stores'))
    .executeTakeFirstOrThrow();
  return stores;
}
