import type { Role } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';

export async function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .where('email', '=', email)
    .select(['id', 'email', 'full_name', 'password_hash', 'operator'])
    .executeTakeFirst();
}

export type MembershipRow = {
  readonly storeId: number;
  readonly storeName: string;
  readonly approved: boolean;
  readonly role: Role;
};

/** The user's stores, approved ones first, then in the order in which they were joined. */
export async function findMemberships(db: Db, userId: number): Promise<MembershipRow[]> {
  return db
    .selectFrom('store_members')
    .innerJoin('stores', 'stores.id', 'store_members.store_id')
    .where('store_members.user_id', '=', userId)
    .orderBy('stores.approved', 'desc')
    .orderBy('store_members.created_at')
    .orderBy('stores.id')
    .select([
      'stores.id as storeId',
      'stores.name as storeName',
      'stores.approved',
      'store_members.role',
    ])
    .execute();
}

export async function createSession(
  tx: Tx,
  session: {
    readonly tokenHash: Buffer;
    readonly userId: number;
    readonly userAgent: string;
    readonly at: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      user_agent: session.userAgent,
      created_at: session.at,
      expires_at: session.expiresAt,
      ended_at: null,
    })
    .execute();
}

export async function endSession(tx: Tx, sessionId: number, at: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function findLock(db: Db, email: string, at: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('sign_in_failures')
    .where('email', '=', email)
    .where('locked_until', '>', at)
    .select('locked_until')
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

type FailureLimits = {
  readonly at: Date;
  /** Older failures are forgotten. */
  readonly countedSince: Date;
  readonly lockAfter: number;
  readonly lockUntil: Date;
};

/** Counts a wrong password in one statement, so that parallel guesses all count. */
export async function recordFailure(db: Db, email: string, limits: FailureLimits): Promise<void> {
  const { at, countedSince, lockAfter, lockUntil } = limits;
  await db
    .insertInto('sign_in_failures')
    .values({ email, failures: 1, locked_until: null, last_at: at })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => {
        const failures = eb
          .case()
          .when('sign_in_failures.last_at', '<', countedSince)
          .then(eb.lit(1))
          .else(eb('sign_in_failures.failures', '+', 1))
          .end();
        return {
          failures,
          locked_until: eb
            .case()
            .when(failures, '>=', lockAfter)
            .then(eb.cast<Date>(eb.val(lockUntil), 'timestamptz'))
            .else(null)
            .end(),
          last_at: at,
        };
      }),
    )
    .execute();
}

export async function removeFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}
