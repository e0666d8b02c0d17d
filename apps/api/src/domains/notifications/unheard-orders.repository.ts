import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Tx } from './notifications.tables.ts';

export type Manager = { readonly email: string; readonly provenPhone: string | null };

/** Returns the managers of a store; where it has none, its owners. */
export async function findManagers(tx: Tx, { storeId }: StoreScope): Promise<Manager[]> {
  const people = await tx
    .selectFrom('published.storeMembers as member')
    .innerJoin('published.users as person', 'person.id', 'member.userId')
    .where('member.storeId', '=', storeId)
    .where('member.role', 'in', ['manager', 'owner'])
    .orderBy('person.id')
    .select(['member.role', 'person.email', 'person.provenPhone'])
    .execute();
  const managers = people.filter(({ role }) => role === 'manager');
  return managers.length > 0 ? managers : people;
}

/** Notes that the managers are messaged about an order; false if they were before. */
export async function createUnheardMessage(
  tx: Tx,
  { storeId }: StoreScope,
  { orderId, at }: { readonly orderId: number; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('unheardMessages')
    .values({ storeId, orderId, writtenAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
