import type { Db } from '../platform/db/schema.ts';

/** Gives people a second factor that has been switched on. */
export async function giveSecondFactor(
  db: Db,
  ...people: readonly { readonly id: number }[]
): Promise<void> {
  await db
    .updateTable('users')
    .set({ second_factor_at: new Date('2026-01-01T00:00:00Z'), totp_secret: Buffer.from('sealed') })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}
