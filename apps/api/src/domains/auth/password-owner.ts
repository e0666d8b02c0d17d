import type { PasswordOwner } from '@counter/contract/passwords';
import type { Db } from '../../platform/db/schema.ts';
import { findMemberships } from './memberships.repository.ts';
import type { UserRow } from './users.repository.ts';

/** What others know of a person with an account: their password must not contain it. */
export async function passwordOwner(db: Db, user: UserRow): Promise<PasswordOwner> {
  const memberships = await findMemberships(db, user.id);
  return {
    email: user.email,
    names: [user.full_name],
    stores: memberships.map(({ storeName }) => storeName),
  };
}
