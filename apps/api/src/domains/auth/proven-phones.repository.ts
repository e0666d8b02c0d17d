import type { Db, Tx } from '../../platform/db/schema.ts';

/** Returns the number of a person's profile, and the one that they have proved to be theirs. */
export async function findOwnPhone(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['phone_number as phoneNumber', 'proven_phone as provenPhone'])
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
    .set({ proven_phone: phone, proven_phone_at: at })
    .where('id', '=', userId)
    .execute();
}
