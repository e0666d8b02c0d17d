import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../auth.tables.ts';
import { unlessTaken } from '../../../platform/db/unless-taken.ts';

/** Omits characters that are easily confused when read aloud or written down. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A person who refers others. */
type Referrer = {
  readonly userId: number;
  readonly email: string;
  readonly phoneNumber: string;
};

/** Finds the owner of a referral code, ignoring case and surrounding whitespace. */
export async function findReferrer(db: Db | Tx, code: string): Promise<Referrer | undefined> {
  return db
    .selectFrom('users')
    .where('referralCode', '=', code.trim().toUpperCase())
    .select(['id as userId', 'email', 'phoneNumber'])
    .executeTakeFirst();
}

/** Returns a person's referrer, or null. */
export async function findReferrerOf(tx: Tx, userId: number): Promise<number | null> {
  const user = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('referredBy')
    .executeTakeFirst();
  return user?.referredBy ?? null;
}

/** Returns a person's referral code. Creates it on first use; it never changes. */
export async function takeReferralCode(db: Db, userId: number): Promise<string> {
  const { referralCode: code } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('referralCode')
    .executeTakeFirstOrThrow();
  if (code !== null) return code;
  // If the code is taken or the person has got one meanwhile, the next call reads or draws again.
  await unlessTaken(() =>
    db
      .updateTable('users')
      .set({ referralCode: drawCode() })
      .where('id', '=', userId)
      .where('referralCode', 'is', null)
      .execute(),
  );
  return takeReferralCode(db, userId);
}

function drawCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
}
