import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type BankChangeRow = Selectable<Database['bank_changes']> & { readonly changer: string };

type NewChange = Omit<Selectable<Database['bank_changes']>, 'store_id' | 'id' | 'cancelled_at'>;

/** Keeps what a bank account was before a change; answers the change's id. */
export async function createChange(
  tx: Tx,
  { storeId }: StoreScope,
  change: NewChange,
): Promise<number> {
  const { id } = await tx
    .insertInto('bank_changes')
    .values({ store_id: storeId, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The change that a link cancels. */
export async function findChangeByLink(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('bank_changes')
    .innerJoin('users', 'users.id', 'bank_changes.changed_by')
    .where('token_hash', '=', tokenHash)
    .selectAll('bank_changes')
    .select('users.full_name as changer')
    .executeTakeFirst();
}

/** Marks a change and every later one of the store as cancelled; answers those that were not yet, and whose they are. */
export async function cancelChangesSince(
  tx: Tx,
  { storeId }: StoreScope,
  changeId: number,
  at: Date,
) {
  return tx
    .updateTable('bank_changes')
    .from('users')
    .set({ cancelled_at: at, former_account_number: null, former_routing_number: null })
    .whereRef('users.id', '=', 'bank_changes.changed_by')
    .where('bank_changes.store_id', '=', storeId)
    .where('bank_changes.id', '>=', changeId)
    .where('bank_changes.cancelled_at', 'is', null)
    .returning(['users.id', 'users.full_name as name'])
    .execute();
}

/** Forgets the former account of a change. */
export async function forgetFormerAccount(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
): Promise<void> {
  await tx
    .updateTable('bank_changes')
    .set({ former_account_number: null, former_routing_number: null })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}
