import type { Db } from '../auth.tables.ts';

/** Purpose and binding of a challenge. A challenge for another purpose or session is refused. */
export type ChallengeBinding =
  | { readonly purpose: 'SIGN_IN' }
  | { readonly purpose: 'REGISTER' | 'PROVE'; readonly sessionId: number };

export async function createChallenge(
  db: Db,
  challengeHash: Buffer,
  expiresAt: Date,
  binding: ChallengeBinding,
): Promise<void> {
  await db
    .insertInto('passkeyChallenges')
    .values({
      challengeHash,
      purpose: binding.purpose,
      sessionId: 'sessionId' in binding ? binding.sessionId : null,
      expiresAt,
    })
    .execute();
}

/** Uses a challenge up, whatever comes of it. True for the one caller who did it, in time and as bound. */
export async function spendChallenge(
  db: Db,
  challengeHash: Buffer,
  at: Date,
  binding: ChallengeBinding,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .returning(['purpose', 'sessionId', 'expiresAt'])
    .executeTakeFirst();
  const sessionId = 'sessionId' in binding ? binding.sessionId : null;
  return row?.purpose === binding.purpose && row.sessionId === sessionId && row.expiresAt > at;
}
