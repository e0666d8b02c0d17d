import { hashSecret } from '../../platform/kernel/crypto.ts';
import type { Db } from '../../platform/db/schema.ts';
import { testPassword } from './marketplace.ts';

const codesEach = 20;

const codeOf = (userId: number, index: number): string => `TEST${userId}CODE${index}`;

/** Gives people an authenticator app, and the recovery codes that `factorProof` uses. */
export async function giveSecondFactor(
  db: Db,
  ...people: readonly { readonly id: number }[]
): Promise<void> {
  const since = new Date('2026-01-01T00:00:00Z');
  const ids = people.map(({ id }) => id);
  await db
    .updateTable('users')
    .set({ secondFactorAt: since, totpConfirmedAt: since, totpSecret: Buffer.from('sealed') })
    .where('id', 'in', ids)
    .execute();
  const codes = ids.flatMap((userId) =>
    Array.from({ length: codesEach }, (_, index) => ({
      userId,
      codeHash: hashSecret(codeOf(userId, index)),
      usedAt: null,
    })),
  );
  await db.insertInto('recoveryCodes').values(codes).execute();
}

const used = new Map<number, number>();

/** Returns an unused recovery code as proof of a person's second factor. */
export function factorProof({ id }: { readonly id: number }) {
  const index = used.get(id) ?? 0;
  used.set(id, index + 1);
  return { password: testPassword, code: codeOf(id, index) };
}
