import type { Db, Tx } from '../../platform/db/schema.ts';

/** Until when nobody can sign in with the address; null when it is not locked. */
export async function findLock(db: Db | Tx, email: string, at: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('sign_in_failures')
    .where('email', '=', email)
    .where('locked_until', '>', at)
    .select('locked_until')
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

type Limits = {
  readonly at: Date;
  /** Older failures are forgotten. */
  readonly countedSince: Date;
  readonly lockAfter: number;
  readonly lockUntil: Date;
};

type Failures = { readonly failures: number; readonly lockedUntil: Date | null };

/** Counts a failure in one statement, so that parallel guesses all count; answers where it led. */
export async function recordFailure(tx: Tx, email: string, limits: Limits): Promise<Failures> {
  const { at, countedSince, lockAfter, lockUntil } = limits;
  return tx
    .insertInto('sign_in_failures')
    .values({ email, failures: 1, locked_until: null, last_at: at })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('sign_in_failures.last_at', '<=', countedSince),
          eb('sign_in_failures.locked_until', '<=', at),
        ]);
        const more = eb('sign_in_failures.failures', '+', 1);
        const lock = eb.fn.coalesce(
          'sign_in_failures.locked_until',
          eb.cast<Date>(eb.val(lockUntil), 'timestamptz'),
        );
        const isLocked = eb(more, '>=', lockAfter);
        return {
          failures: eb.case().when(isOver).then(eb.lit(1)).else(more).end(),
          locked_until: eb
            .case()
            .when(isOver)
            .then(null)
            .when(isLocked)
            .then(lock)
            .else(null)
            .end(),
          last_at: at,
        };
      }),
    )
    .returning(['failures', 'locked_until as lockedUntil'])
    .executeTakeFirstOrThrow();
}

export async function removeFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('email', '=', email).execute();
}
