import type { Role } from '@counter/contract/shared';
import type { Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type MemberRow = {
  readonly userId: number;
  readonly role: Role;
  readonly fullName: string;
  readonly email: string;
};

/** Everybody in the store's team; whoever else changes it waits until this transaction has ended. */
export async function lockMembers(tx: Tx, { storeId }: StoreScope): Promise<readonly MemberRow[]> {
  return tx
    .selectFrom('store_members')
    .innerJoin('users', 'users.id', 'store_members.user_id')
    .where('store_members.store_id', '=', storeId)
    .orderBy('store_members.user_id')
    .select(['store_members.user_id as userId', 'store_members.role'])
    .select(['users.full_name as fullName', 'users.email'])
    .forUpdate('store_members')
    .execute();
}

/** Adds a member; false for who belongs to the store already. */
export async function createMember(
  tx: Tx,
  { storeId }: StoreScope,
  { userId, role, at }: { readonly userId: number; readonly role: Role; readonly at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('store_members')
    .values({ store_id: storeId, user_id: userId, role, created_at: at })
    .onConflict((conflict) => conflict.columns(['store_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function updateRole(
  tx: Tx,
  { storeId }: StoreScope,
  userId: number,
  role: Role,
): Promise<void> {
  await tx
    .updateTable('store_members')
    .set({ role })
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(tx: Tx, { storeId }: StoreScope, userId: number): Promise<void> {
  await tx
    .deleteFrom('store_members')
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .execute();
}

/** Returns true if a person belongs to any store. */
export async function belongsAnywhere(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('store_members')
    .where('user_id', '=', userId)
    .select('store_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
