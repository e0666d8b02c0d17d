import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Tx } from './notifications.tables.ts';

export type Manager = { readonly email: string; readonly provenPhone: string | null };

/** Returns the managers of a store, or its owners if it has no managers. */
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
