import type { Selectable, Updateable } from 'kysely';
import type { Database, Db, Tx } from './auth.tables.ts';
import { unlessTaken } from '../../platform/db/unless-taken.ts';

/** A person's full row. It never leaves the domain as a whole. */
export type UserRow = Selectable<Database['users']>;

export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst();
}

/** Returns the user of a session or link, who always exists. */
export async function findUser(db: Db | Tx, userId: number): Promise<UserRow> {
  return db.selectFrom('users').where('id', '=', userId).selectAll().executeTakeFirstOrThrow();
}

/** Returns the user and locks the account for other changes until the transaction ends. */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow> {
  return tx
    .selectFrom('users')
    .where('id', '=', userId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Finds the marketplace's operators. */
export async function findOperators(
  tx: Db | Tx,
): Promise<{ readonly fullName: string; readonly email: string }[]> {
  return tx
    .selectFrom('users')
    .where('operator', '=', true)
    .orderBy('id')
    .select(['fullName', 'email'])
    .execute();
}

export type NewUser = {
  readonly email: string;
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly passwordHash: string;
  readonly leadId: number | null;
  /** The ID of the referrer. */
  readonly referredBy: number | null;
};

/** Inserts an account with an unconfirmed address. Undefined if the address already has an account. */
export async function createUser(tx: Tx, user: NewUser, at: Date): Promise<UserRow | undefined> {
  return tx
    .insertInto('users')
    .values({
      email: user.email,
      fullName: user.fullName,
      phoneNumber: user.phoneNumber,
      passwordHash: user.passwordHash,
      leadId: user.leadId,
      referredBy: user.referredBy,
      operator: false,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Removes an account's address and password for good. */
export async function closeUser(
  tx: Tx,
  userId: number,
  { passwordHash, at }: { readonly passwordHash: string; readonly at: Date },
): Promise<void> {
  const email = `no address (account ${userId})`;
  await tx
    .updateTable('users')
    .set({ email, passwordHash, closedAt: at })
    .where('id', '=', userId)
    .execute();
}

type UserChanges = Omit<Updateable<Database['users']>, 'id' | 'email' | 'operator' | 'createdAt'>;

export async function updateUser(tx: Tx, userId: number, changes: UserChanges): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

/** Makes a person an operator, or removes them. */
export async function updateOperator(tx: Tx, userId: number, operator: boolean): Promise<void> {
  await tx.updateTable('users').set({ operator }).where('id', '=', userId).execute();
}

/** Sets a confirmed address. Returns false, with the transaction aborted, if another account has the address. */
export async function updateEmail(
  tx: Tx,
  userId: number,
  email: string,
  at: Date,
): Promise<boolean> {
  const changes = { email, emailConfirmedAt: at };
  const written = await unlessTaken(() =>
    tx.updateTable('users').set(changes).where('id', '=', userId).execute(),
  );
  return written !== undefined;
}
