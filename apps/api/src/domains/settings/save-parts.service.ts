import type { VerifiedPart } from '@counter/contract/settings';
import { checkVersion } from '../../platform/events/check-version.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  findLastSave,
  lockDetailsRow,
  saveDetailsRow,
  versionOf,
  type DetailsRow,
} from './bank-details.repository.ts';
import { changedParts, type PlainDetails } from './plain-details.ts';
import { openRow, sealRow } from './sealed-row.ts';

/** Labels of the parts. */
const partNames: Record<VerifiedPart, string> = {
  BANK: 'Bank Account',
  COMPANY: 'Company',
  REPRESENTATIVE: 'Representative',
};

/** The version of a part that a form was opened with. */
export type Began = { readonly part: VerifiedPart; readonly olVersion: number | undefined };

type Saved = {
  /** The previous row, encrypted. */
  readonly earlier: DetailsRow;
  readonly changed: readonly VerifiedPart[];
};

/**
 * Encrypts and saves some of a store's details and keeps the others. Changed parts must be verified again; replacing a
 * bank account records the time.
 * @throws ProblemError CHANGED_MEANWHILE if the form was opened with another version
 */
export async function saveParts(
  work: Work,
  vault: Vault,
  changes: Partial<PlainDetails>,
  began?: Began,
): Promise<Saved> {
  const { tx, scope, at, audit, emit } = work;
  const { storeId } = scope;
  const earlier = await lockDetailsRow(tx, scope, at);
  if (began) await refuseStale(work, earlier, began);
  const before = openRow(vault, storeId, earlier);
  const after = { ...before, ...changes };
  const changed = changedParts(before, after);
  const isOther = before.accountNumber !== null && changed.includes('BANK');
  const bankChangedAt = isOther ? at : earlier.bankChangedAt;
  const row = { ...sealRow(vault, storeId, after), updatedAt: at, bankChangedAt };
  await saveDetailsRow(tx, scope, row, changed);
  const entity = { entity: 'bank_details', entityId: storeId };
  audit({ ...entity, action: 'bank_details.save', after: { changed } });
  emit({ kind: 'bank.changed' });
  return { earlier, changed };
}

async function refuseStale(work: Work, row: DetailsRow, { part, olVersion }: Began): Promise<void> {
  const stored = versionOf(row, part);
  if (olVersion === undefined || olVersion === stored) return;
  const last = await findLastSave(work.tx, work.scope, part);
  const { changedBy, changedAt } = last ?? { changedBy: 'Someone', changedAt: row.updatedAt };
  await checkVersion(
    { name: partNames[part], olVersion: stored, changedBy, changedAt },
    olVersion,
    work,
  );
}
