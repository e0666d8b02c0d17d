import { placeOf, type SealedColumns } from '../../platform/kernel/sealed-columns.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { BankPayment } from './bank-file.ts';

/** The encrypted bank accounts of payouts. */
export const sealedPayouts = {
  table: 'payouts',
  row: 'transactionId',
  places: {
    routingNumber: 'payouts.routing_number',
    accountNumber: 'payouts.account_number',
  },
} as const satisfies SealedColumns;

type SealedPayment = {
  readonly storeId: number;
  readonly transactionId: string;
  readonly amount: number;
  readonly payee: string | null;
  readonly routingNumber: Buffer | null;
  readonly accountNumber: Buffer | null;
};

type Account = Pick<BankPayment, 'transactionId' | 'routingNumber' | 'accountNumber'>;

/** Encrypts the account numbers of a payment, bound to its payout. */
export function sealAccount(vault: Vault, { transactionId, ...numbers }: Account) {
  return {
    routingNumber: vault.seal(
      numbers.routingNumber,
      placeOf(sealedPayouts, 'routingNumber', transactionId),
    ),
    accountNumber: vault.seal(
      numbers.accountNumber,
      placeOf(sealedPayouts, 'accountNumber', transactionId),
    ),
  };
}

/**
 * Decrypts a payment. Throws if a number was tampered with or belongs to another payout.
 * @throws ProblemError CONFLICT if the numbers were erased.
 */
export function openPayment(vault: Vault, sealed: SealedPayment): BankPayment {
  const { transactionId, amount, payee, routingNumber, accountNumber } = sealed;
  if (payee === null) {
    throw new Error(`the payout ${transactionId} went into a file without an account`);
  }
  if (!routingNumber || !accountNumber) {
    throw new ProblemError(
      'CONFLICT',
      'The account numbers in this file were given up with a lost encryption key. Use the file that you downloaded before.',
    );
  }
  return {
    transactionId,
    amount,
    payee,
    routingNumber: vault.open(
      routingNumber,
      placeOf(sealedPayouts, 'routingNumber', transactionId),
    ),
    accountNumber: vault.open(
      accountNumber,
      placeOf(sealedPayouts, 'accountNumber', transactionId),
    ),
  };
}
