import type { Db, Tx } from '../auth.tables.ts';

/** Returns a person's profile phone number and their verified one. */
export async function findOwnPhone(db: Db | Tx, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['phoneNumber', 'provenPhone'])
    .executeTakeFirstOrThrow();
}

/** Saves a person's verified phone number. */
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
