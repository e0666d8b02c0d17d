import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import { findDetailsRow, versionOf } from './bank-details.repository.ts';
import { createLook, findLook } from './birth-date-looks.repository.ts';
import { openRow } from './sealed-row.ts';

/**
 * The time in which a repeated press gets the same answer, because the first one may have been lost. In milliseconds.
 */
const repeatMs = 5 * 60 * 1000;

type Looking = {
  readonly userId: number;
  /** Distinguishes a repeat of the same press from a second look. */
  readonly press: string;
};

/**
 * Decrypts the date of birth of a store's representative, once per person and version of the representative. Audits the
 * access.
 * @throws ProblemError CONFLICT for a second look, or if there is no representative.
 */
export async function openBirthDate(
  { tx, scope, at, audit }: Work,
  vault: Vault,
  { userId, press }: Looking,
): Promise<string> {
  const row = await findDetailsRow(tx, scope);
  const dateOfBirth = row && openRow(vault, scope.storeId, row).dateOfBirth;
  if (!row || !dateOfBirth) {
    throw new ProblemError('CONFLICT', `${scope.storeName} hasn't submitted this part yet.`);
  }
  const version = versionOf(row, 'REPRESENTATIVE');
  if (await createLook(tx, scope, { userId, version, press, seenAt: at })) {
    audit({ action: 'bank_details.birth', entity: 'bank_details', entityId: scope.storeId });
    return dateOfBirth;
  }
  const look = await findLook(tx, scope, { userId, version });
  const isRepeated = look?.press === press && at.getTime() - look.seenAt.getTime() <= repeatMs;
  if (!isRepeated) {
    throw new ProblemError(
      'CONFLICT',
      "You've already seen this date of birth. A colleague can look, or you can again once it changes.",
    );
  }
  return dateOfBirth;
}
