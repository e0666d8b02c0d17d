import type { Db } from '../platform-db.ts';
import type { SealedData } from '../../kernel/sealed-columns.ts';
import { createVault, type Vault } from '../../kernel/vault.ts';
import { checkKeys, checkPlace, type GivenKeys } from './check-keys.ts';

/**
 * Returns the vault of the keys after checking that they open what the database holds. The database records a check
 * value sealed with each key, so the next start notices a different key. Throws sentences for the person if a key is
 * wrong or missing.
 */
export async function openVault(
  db: Db,
  given: GivenKeys,
  sealedData: SealedData,
  at: Date,
): Promise<Vault> {
  const first = await checkKeys(db, given, sealedData);
  refuse(first.complaints);
  for (const key of first.unknown) {
    const checkValue = createVault([key]).seal(key.id, checkPlace(key.id));
    await db
      .insertInto('encryptionKeys')
      .values({ name: key.id, checkValue, indexKey: null, removedAt: null })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  const names = given.keys.map(({ id }) => id);
  await db
    .updateTable('encryptionKeys')
    .set({ removedAt: null })
    .where('name', 'in', names)
    .where('removedAt', 'is not', null)
    .execute();
  if (first.unneeded.length > 0) {
    await db
      .updateTable('encryptionKeys')
      .set({ removedAt: at })
      .where('name', 'in', first.unneeded)
      .execute();
  }
  if (first.unknown.length === 0) return createVault(given.keys, first.formerIndexKeys);
  // Another process may have just recorded a different key under the same name.
  const again = await checkKeys(db, given, sealedData);
  refuse(again.complaints);
  return createVault(given.keys, again.formerIndexKeys);
}

function refuse(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  throw new Error(['Counter did not start.', ...complaints].join('\n'));
}
