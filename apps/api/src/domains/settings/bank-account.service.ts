import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import { findBankStatusRows, findDetailsRow } from './bank-details.repository.ts';
import { openRow } from './sealed-row.ts';

/** The time payouts are held after a bank account was replaced, in milliseconds. */
const holdMs = 72 * 60 * 60 * 1000;

/** Returns the end of the payout hold after a bank account was replaced. */
export function bankHoldEnd(changedAt: Date): Date {
  return new Date(changedAt.getTime() + holdMs);
}

/** The facts of a bank account that payouts depend on. */
export type BankStatus = {
  readonly verified: boolean;
  /** The time it replaced another account; null if it didn't. */
  readonly changedAt: Date | null;
};

/** Returns the bank status by store. Omits stores without an account. */
export async function findBankStatuses(
  db: Db | Tx,
  storeIds: readonly number[],
): Promise<Map<number, BankStatus>> {
  const rows = await findBankStatusRows(db, storeIds);
  return new Map(
    rows.map((row) => [
      row.storeId,
      { verified: row.bankVerifiedAt !== null, changedAt: row.bankChangedAt },
    ]),
  );
}

/** A store's bank account in the clear. */
export type BankAccount = {
  readonly payee: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
};

/** Decrypts a store's bank account and audits the access; null if there is none. */
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
