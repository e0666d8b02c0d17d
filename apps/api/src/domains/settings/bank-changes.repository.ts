import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from './settings.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type BankChangeRow = Selectable<Database['bankChanges']> & { readonly changer: string };

type NewChange = Omit<Selectable<Database['bankChanges']>, 'storeId' | 'id' | 'cancelledAt'>;

/** Saves the bank account from before a change; returns the change's id. */
export async function createChange(
  tx: Tx,
  { storeId }: StoreScope,
  change: NewChange,
): Promise<number> {
  const { id } = await tx
    .insertInto('bankChanges')
    .values({ storeId, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the change that a link cancels. */
export async function findChangeByLink(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('bankChanges')
    .innerJoin('published.users as user', 'user.id', 'bankChanges.changedBy')
    .where('tokenHash', '=', tokenHash)
    .selectAll('bankChanges')
    .select('user.fullName as changer')
    .executeTakeFirst();
}

/** Cancels a change and all later ones of the store. Returns the authors of those that weren't cancelled before. */
export async function cancelChangesSince(
  tx: Tx,
  { storeId }: StoreScope,
  changeId: number,
  at: Date,
) {
  return tx
    .updateTable('bankChanges')
    .from('published.users as user')
    .set({ cancelledAt: at, formerAccountNumber: null, formerRoutingNumber: null })
    .whereRef('user.id', '=', 'bankChanges.changedBy')
    .where('bankChanges.storeId', '=', storeId)
    .where('bankChanges.id', '>=', changeId)
    .where('bankChanges.cancelledAt', 'is', null)
    .returning(['user.id', 'user.fullName as name'])
    .execute();
}

/** Erases the previous account of a change. */
export async function forgetFormerAccount(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<void> {
  await tx
    .updateTable('bankChanges')
    .set({ formerAccountNumber: null, formerRoutingNumber: null })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}
