import type { Db } from '../auth.tables.ts';

/** Purpose and session of a challenge. It is valid for no other. */
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

/**
 * Deletes a challenge, valid or not. Of concurrent callers, only one gets true, and only if the challenge is live and
 * matches the binding.
 */
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
