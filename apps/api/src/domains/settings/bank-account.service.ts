import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import { findBankStandingRows, findDetailsRow } from './bank-details.repository.ts';
import { openRow } from './sealed-row.ts';

/** How long nothing is paid to a bank account that took the place of another one. */
const holdMs = 72 * 60 * 60 * 1000;

/** Until when nothing is paid to a bank account that took the place of another one at an instant. */
export function bankHoldEnd(changedAt: Date): Date {
  return new Date(changedAt.getTime() + holdMs);
}

/** Whether money may be sent to the bank account of a store. */
export type BankStanding = {
  readonly verified: boolean;
  /** When it took the place of another account. */
  readonly changedAt: Date | null;
};

/** How the bank accounts of some stores stand; a store that has handed in none is left out. */
export async function findBankStandings(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<Map<number, BankStanding>> {
  const rows = await findBankStandingRows(db, storeIds);
  return new Map(
    rows.map((row) => [
      row.store_id,
      { verified: row.bank_verified_at !== null, changedAt: row.bank_changed_at },
    ]),
  );
}

/** Where the money of a store goes. */
export type BankAccount = {
  readonly payee: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
};

/** The bank account of a store in the clear, or null; that it was opened is kept in the audit log. */
export async function openBankAccount(
  { tx, scope, audit }: Work,
  vault: Vault,
): Promise<BankAccount | null> {
  const row = await findDetailsRow(tx, scope);
  if (!row) return null;
  const { legalBusinessName, routingNumber, accountNumber } = openRow(vault, scope.storeId, row);
  if (routingNumber === null || accountNumber === null) return null;
  audit({ action: 'bank_details.open', entity: 'bank_details', entityId: scope.storeId });
  return { payee: legalBusinessName ?? scope.storeName, routingNumber, accountNumber };
}
