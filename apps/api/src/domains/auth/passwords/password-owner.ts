import type { PasswordOwner } from '@counter/contract/passwords';
import type { Db } from '../../../platform/db/schema.ts';
import { findMemberships } from '../memberships.repository.ts';
import type { UserRow } from '../users.repository.ts';

/** Returns the personal details that a password must not contain. */
export async function passwordOwner(db: Db, user: UserRow): Promise<PasswordOwner> {
  const memberships = await findMemberships(db, user.id);
  return {
    email: user.email,
    names: [user.fullName],
    stores: memberships.map(({ storeName }) => storeName),
  };
}
