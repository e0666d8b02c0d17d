import type { Day } from '@counter/contract/shared';
import type { Payer } from '../../platform/config/payer-settings.ts';

/** A payout to be made by a bank. */
export type BankPayment = {
  readonly transactionId: string;
  /** The account holder. */
  readonly payee: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** In minor units, above 0. */
  readonly amount: number;
};

/** An order to a bank to make payments. */
export type BankOrder = {
  readonly payer: Payer;
  readonly currency: string;
  readonly createdAt: Date;
  /** The banking day on which the money should arrive, see `bankingDayFrom`. */
  readonly effectiveDay: Day;
  /** The number of earlier files on the day of `createdAt`, to distinguish them. */
  readonly earlierFiles: number;
  readonly payments: readonly BankPayment[];
};

/** A bank file. Each payment is either included or left out with a reason. */
export type BankFile = {
  /** Empty if no payment could be included. */
  readonly text: string;
  readonly contentType: string;
  readonly filename: string;
  readonly included: readonly BankPayment[];
  readonly leftOut: readonly { readonly payment: BankPayment; readonly reason: string }[];
};
