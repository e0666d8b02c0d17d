import type { Db, Tx } from '../../platform/db/schema.ts';

/** Whether anybody has an account here. */
export async function hasUsers(db: Db | Tx): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export type ImportedUser = {
  /** In lower case. */
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly operator: boolean;
  readonly createdAt: Date;
};

/** Writes accounts as they are given; answers their ids by e-mail. */
export async function importUsers(
  tx: Tx,
  users: readonly ImportedUser[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('users')
    .values(
      users.map(({ email, fullName, passwordHash, operator, createdAt }) => ({
        email,
        full_name: fullName,
        password_hash: passwordHash,
        operator,
        created_at: createdAt,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  return new Map(rows.map(({ id, email }) => [email, id]));
}
