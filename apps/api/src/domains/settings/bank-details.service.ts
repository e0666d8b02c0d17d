import type { BankDetails, MaskedBankDetails, VerifiedPart } from '@counter/contract/settings';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  findDetailsRow,
  findVerifiedRows,
  holdsPart,
  updateVerified,
} from './bank-details.repository.ts';
import { maskDetails } from './masking.ts';
import { plainDetails } from './plain-details.ts';
import { saveParts } from './save-parts.service.ts';
import { openRow } from './sealed-row.ts';
import type { AuditAction } from '@counter/contract/registry';

/** Encrypts and saves a store's bank details, replacing earlier ones. Changed parts must be verified again. */
export async function saveBankDetails(
  work: Work,
  vault: Vault,
  details: BankDetails,
): Promise<void> {
  await saveParts(work, vault, plainDetails(details));
}

/** Returns a store's masked bank details and audits the access; null if there are none. */
export async function readBankDetails(
  { tx, scope, audit }: Work,
  vault: Vault,
): Promise<MaskedBankDetails | null> {
  const row = await findDetailsRow(tx, scope);
  if (!row) return null;
  const plain = openRow(vault, scope.storeId, row);
  audit(auditOf('bank_details.read', scope.storeId));
  return {
    ...plain,
    ...maskDetails(plain),
    bankVerifiedAt: row.bankVerifiedAt?.toISOString() ?? null,
    companyVerifiedAt: row.companyVerifiedAt?.toISOString() ?? null,
    representativeVerifiedAt: row.representativeVerifiedAt?.toISOString() ?? null,
  };
}

/**
 * Marks a part of a store's details as verified or unverified. A repeat changes nothing.
 * @throws ProblemError CONFLICT if the store has submitted nothing.
 */
export async function setPartVerified(
  { tx, scope, at, audit, emit }: Work,
  part: VerifiedPart,
  verified: boolean,
): Promise<void> {
  const row = await findDetailsRow(tx, scope);
  if (!row || !holdsPart(row, part)) {
    throw new ProblemError('CONFLICT', `${scope.storeName} hasn't submitted this part yet.`);
  }
  if (!(await updateVerified(tx, scope, part, verified ? at : null))) return;
  const action = verified ? 'bank_details.verify' : 'bank_details.unverify';
  const before = { part, verified: !verified };
  audit({ ...auditOf(action, scope.storeId), before, after: { part, verified } });
  emit({ kind: 'bank.changed' });
}

function auditOf(action: AuditAction, storeId: number) {
  return { action, entity: 'bank_details', entityId: storeId };
}

/** The parts of a store's details that the marketplace has verified. */
type VerifiedParts = {
  readonly bank: boolean;
  readonly company: boolean;
  readonly representative: boolean;
};

/** Returns the verified parts by store. Omits stores that have submitted nothing. */
export async function findVerifiedParts(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<Map<number, VerifiedParts>> {
  const rows = await findVerifiedRows(db, storeIds);
  return new Map(
    rows.map((row) => [
      row.storeId,
      {
        bank: row.bankVerifiedAt !== null,
        company: row.companyVerifiedAt !== null,
        representative: row.representativeVerifiedAt !== null,
      },
    ]),
  );
}
