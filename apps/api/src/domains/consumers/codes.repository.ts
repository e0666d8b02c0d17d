import { sql } from 'kysely';
import type { Db, Tx } from './consumers.tables.ts';
import type { CodePurpose } from './code-purpose.ts';

/** The recipient of a code, and its purpose. */
export type CodeKey = { readonly recipient: string; readonly purpose: CodePurpose };

type NewCode = CodeKey & {
  readonly codeHash: Buffer;
  readonly at: Date;
  readonly expiresAt: Date;
};

type Limits = {
  /** Resend cooldown: a code sent after this instant blocks another one. */
  readonly notSince: Date;
  /** The start of the period whose codes count towards `max`. */
  readonly countedSince: Date;
  readonly max: number;
};

/** Replaces the previous code in one statement. Returns false during the cooldown or beyond the maximum. */
export async function saveCode(tx: Tx, code: NewCode, limits: Limits): Promise<boolean> {
  const { recipient, purpose, codeHash, at, expiresAt } = code;
  const { rows } = await sql`
    insert into consumer_codes as c
      (recipient, purpose, code_hash, tries, sent_at, expires_at, counted_since, sent_count)
    values (${recipient}, ${purpose}, ${codeHash}, 0, ${at}, ${expiresAt}, ${at}, 1)
    on conflict (recipient, purpose) do update set
      code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at,
      counted_since = case when c.counted_since <= ${limits.countedSince} then excluded.counted_since
        else c.counted_since end,
      sent_count = case when c.counted_since <= ${limits.countedSince} then 1
        else c.sent_count + 1 end
    where c.sent_at <= ${limits.notSince}
      and (c.counted_since <= ${limits.countedSince} or c.sent_count < ${limits.max})
    returning recipient`.execute(tx);
  return rows.length > 0;
}

/** Returns the times of a recipient's codes: the last one, and the first one that counts towards the maximum. */
export async function findCodeTimes(db: Db | Tx, { recipient, purpose }: CodeKey) {
  return db
    .selectFrom('consumerCodes')
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .select(['sentAt', 'countedSince', 'sentCount'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts a try at a live code before comparing it, so that concurrent guesses all count. Undefined without a live code.
 */
export async function countTry(
  db: Db,
  { recipient, purpose }: CodeKey,
  { at, max }: { readonly at: Date; readonly max: number },
): Promise<{ readonly codeHash: Buffer; readonly tries: number } | undefined> {
  return db
    .updateTable('consumerCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', at)
    .where('tries', '<', max)
    .returning(['codeHash', 'tries'])
    .executeTakeFirst();
}

/** Marks a code as used. Of concurrent callers, only one gets true. */
export async function spendCode(
  tx: Tx,
  { recipient, purpose, codeHash }: CodeKey & { readonly codeHash: Buffer },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('consumerCodes')
    .set({ expiresAt: at })
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
