import type { Day } from '@counter/contract/shared';
import type { Payer } from '../../platform/config/payer-settings.ts';

/** One payout on its way to a bank. */
export type BankPayment = {
  readonly transactionId: string;
  /** The account's owner. */
  readonly payee: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** Minor units, above 0. */
  readonly amount: number;
};

/** The payments that a bank is told to make. */
export type BankOrder = {
  readonly payer: Payer;
  readonly currency: string;
  readonly createdAt: Date;
  /** The banking day on which the money should arrive: see `bankingDayFrom`. */
  readonly effectiveDay: Day;
  /** The number of earlier files on the day of `createdAt`, which tells them apart. */
  readonly earlierFiles: number;
  readonly payments: readonly BankPayment[];
};

/** A file for a bank, and what became of each payment: it is in it, or left out for a reason. */
export type BankFile = {
  /** Empty where no payment could go in. */
  readonly text: string;
  readonly contentType: string;
  readonly filename: string;
  readonly included: readonly BankPayment[];
  readonly leftOut: readonly { readonly payment: BankPayment; readonly reason: string }[];
};
