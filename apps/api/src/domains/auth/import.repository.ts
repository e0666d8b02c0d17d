import type { Db, Tx } from './auth.tables.ts';
import { endSessions } from './sessions/sessions.repository.ts';

/** Returns true if there are any accounts. */
export async function hasUsers(db: Db | Tx): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export type ImportedUser = {
  /** Lowercase. */
  readonly email: string;
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly passwordHash: string;
  readonly operator: boolean;
  readonly createdAt: Date;
  /** A demo account, which can run the marketplace without a second factor. */
  readonly demo: boolean;
};

/** Inserts accounts. Returns their IDs and names by email. */
export async function importUsers(
  tx: Tx,
  users: readonly ImportedUser[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly fullName: string }>> {
  const rows = await tx
    .insertInto('users')
    .values(
      users.map(({ email, fullName, phoneNumber, passwordHash, operator, createdAt, demo }) => ({
        email,
        fullName,
        phoneNumber,
        passwordHash,
        operator,
        demo,
        createdAt,
        emailConfirmedAt: createdAt,
      })),
    )
    .returning(['id', 'email', 'fullName'])
    .execute();
  return new Map(rows.map(({ email, ...person }) => [email, person]));
}

/**
 * Turns demo accounts into regular ones: ends their sessions and requires a second factor of operators. Their published
 * password works only in a demo.
 */
export async function endDemoAccounts(tx: Tx, at: Date): Promise<void> {
  const people = await tx
    .updateTable('users')
    .set({ demo: false })
    .where('demo', '=', true)
    .returning('id')
    .execute();
  for (const { id } of people) await endSessions(tx, id, at);
}
