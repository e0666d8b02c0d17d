import type { Db, Tx } from '../auth.tables.ts';

/** Returns the time until which any of the origins is locked out of an account; null if none is. */
export async function findLock(
  db: Db | Tx,
  email: string,
  origins: readonly string[],
  at: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('signInFailures')
    .where('email', '=', email)
    .where('origin', 'in', origins)
    .where('lockedUntil', '>', at)
    .select((eb) => eb.fn.max('lockedUntil').as('until'))
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Thresholds of a lock. */
export type Limits = {
  readonly at: Date;
  readonly max: number;
  readonly lockUntil: Date;
  /** Counting restarts if the last failure was at or before this instant, … */
  readonly lastBefore?: Date;
  /** … or the first one at or before this one. */
  readonly firstBefore?: Date;
  /** True if every failure beyond the max locks again; false if counting restarts after a lock. */
  readonly relocks: boolean;
};

type Failures = { readonly failures: number; readonly lockedUntil: Date | null };

/** Counts a failure in one statement, so that concurrent guesses all count. Returns the new count. */
export async function recordFailure(
  tx: Tx,
  { email, origin }: { readonly email: string; readonly origin: string },
  limits: Limits,
): Promise<Failures> {
  const { at, max, lockUntil, lastBefore, firstBefore, relocks } = limits;
  return tx
    .insertInto('signInFailures')
    .values({ email, origin, failures: 1, lockedUntil: null, firstAt: at, lastAt: at })
    .onConflict((conflict) =>
      conflict.columns(['email', 'origin']).doUpdateSet((eb) => {
        const isOver = eb.or([
          ...(lastBefore ? [eb('signInFailures.lastAt', '<=', lastBefore)] : []),
          ...(firstBefore ? [eb('signInFailures.firstAt', '<=', firstBefore)] : []),
          ...(relocks ? [] : [eb('signInFailures.lockedUntil', '<=', at)]),
        ]);
        const more = eb('signInFailures.failures', '+', 1);
        const until = eb.cast<Date>(eb.val(lockUntil), 'timestamptz');
        const lock = relocks ? until : eb.fn.coalesce('signInFailures.lockedUntil', until);
        return {
          failures: eb.case().when(isOver).then(eb.lit(1)).else(more).end(),
          lockedUntil: eb
            .case()
            .when(isOver)
            .then(null)
            .when(eb(more, '>=', max))
            .then(lock)
            .else(null)
            .end(),
          firstAt: eb.case().when(isOver).then(at).else(eb.ref('signInFailures.firstAt')).end(),
          lastAt: at,
        };
      }),
    )
    .returning(['failures', 'lockedUntil'])
    .executeTakeFirstOrThrow();
}

/** Returns true if another network was still locked out of the account after an instant. */
export async function hasOtherLockedNetwork(
  tx: Tx,
  email: string,
  origin: string,
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('signInFailures')
    .where('email', '=', email)
    .where('origin', '<>', origin)
    .where('origin', 'like', 'network %')
    .where('lockedUntil', '>', since)
    .select('origin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an account's counted failures: those of the given origins, or all. */
export async function removeFailures(
  tx: Tx,
  email: string,
  origins?: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('signInFailures')
    .where('email', '=', email)
    .$if(origins !== undefined, (query) => query.where('origin', 'in', origins ?? []))
    .execute();
}
