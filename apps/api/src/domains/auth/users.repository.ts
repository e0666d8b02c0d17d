import type { Selectable, Updateable } from 'kysely';
import type { Database, Db, Tx } from './auth.tables.ts';
import { unlessTaken } from '../../platform/db/unless-taken.ts';

/** Everything that is kept of a person; it leaves the domain in parts only. */
export type UserRow = Selectable<Database['users']>;

export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst();
}

/** The person behind a session or a link: there always is one. */
export async function findUser(db: Db | Tx, userId: number): Promise<UserRow> {
  return db.selectFrom('users').where('id', '=', userId).selectAll().executeTakeFirstOrThrow();
}

/** The same; whoever else changes the account waits until this transaction has ended. */
export async function lockUser(tx: Tx, userId: number): Promise<UserRow> {
  return tx
    .selectFrom('users')
    .where('id', '=', userId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The marketplace's staff. */
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
  /** The referrer. */
  readonly referredBy: number | null;
};

/** Adds an account whose address is not confirmed yet; undefined when the address has one already. */
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

/** Takes address and password away from an account, for good. */
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

/** Lets a person run the marketplace, or no longer. */
export async function updateOperator(tx: Tx, userId: number, operator: boolean): Promise<void> {
  await tx.updateTable('users').set({ operator }).where('id', '=', userId).execute();
}

/** Gives an account a confirmed address. False, and the transaction is lost, when another has it. */
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
