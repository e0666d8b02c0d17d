import type { Db, Tx } from '../auth.tables.ts';

/** Returns the number of a person's profile, and the one that they have proved to be theirs. */
export async function findOwnPhone(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['phoneNumber', 'provenPhone'])
    .executeTakeFirstOrThrow();
}

/** Keeps the number that a person has proved to be theirs. */
export async function saveProvenPhone(
  tx: Tx,
  userId: number,
  { phone, at }: { readonly phone: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ provenPhone: phone, provenPhoneAt: at })
    .where('id', '=', userId)
    .execute();
}
