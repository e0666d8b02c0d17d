import type { Role } from '@counter/contract/shared';
import type { Tx } from './store.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type MemberRow = {
  readonly userId: number;
  readonly role: Role;
  readonly fullName: string;
  readonly email: string;
};

/** Returns the store's team, locked until the transaction ends. */
export async function lockMembers(tx: Tx, { storeId }: StoreScope): Promise<readonly MemberRow[]> {
  return tx
    .selectFrom('storeMembers')
    .innerJoin('published.users as user', 'user.id', 'storeMembers.userId')
    .where('storeMembers.storeId', '=', storeId)
    .orderBy('storeMembers.userId')
    .select(['storeMembers.userId', 'storeMembers.role'])
    .select(['user.fullName', 'user.email'])
    .forUpdate('storeMembers')
    .execute();
}

/** Adds a member; returns false if the person is already on the team. */
export async function createMember(
  tx: Tx,
  { storeId }: StoreScope,
  { userId, role, at }: { readonly userId: number; readonly role: Role; readonly at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('storeMembers')
    .values({ storeId, userId, role, createdAt: at })
    .onConflict((conflict) => conflict.columns(['storeId', 'userId']).doNothing())
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
    .updateTable('storeMembers')
    .set({ role })
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteMember(tx: Tx, { storeId }: StoreScope, userId: number): Promise<void> {
  await tx
    .deleteFrom('storeMembers')
    .where('storeId', '=', storeId)
    .where('userId', '=', userId)
    .execute();
}

/** Returns true if a person is on any store's team. */
export async function belongsAnywhere(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('storeMembers')
    .where('userId', '=', userId)
    .select('storeId')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
