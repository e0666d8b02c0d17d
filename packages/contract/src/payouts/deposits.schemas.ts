import { z } from 'zod/mini';
import { fileText } from '../shared/fields.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';
import { payoutStatuses } from './payouts.states.ts';

/** The maximum file size, in bytes. */
export const depositLimitBytes = 1024 * 1024;

/** The message for a larger file. */
export const depositTooLarge = 'A bank file may have 1 MB at most. Export fewer weeks of it.';

/** The extensions of accepted bank files. */
export const depositFileTypes = ['.csv', '.tsv', '.txt', '.ofx', '.qfx', '.qbo'] as const;

/** The message for any other file. */
export const noDepositFile =
  "This isn't a bank file. Export your transactions as CSV or OFX and choose that file.";

export const depositCheckRequest = z.object({
  userId: userIdClaim,
  storeId: id,
  /** The text of the file. */
  content: fileText(noDepositFile),
});

/**
 * The results of comparing payouts with the bank's file, those to look into first.
 * - `DIFFERENT`: arrived with another amount;
 * - `MISSING`: not in the file, which covers all days on which it should have arrived;
 * - `UNKNOWN`: names the marketplace, but matches no payout;
 * - `UNCERTAIN`: not in the file, which covers only some of those days;
 * - `MATCHED`: arrived to the cent;
 * - `OTHER`: money from another payer.
 */
export const depositKinds = [
  'DIFFERENT',
  'MISSING',
  'UNKNOWN',
  'UNCERTAIN',
  'MATCHED',
  'OTHER',
] as const;

export type DepositKind = (typeof depositKinds)[number];

const day = z.string();

/** A payout in the comparison. */
export const expectedPayout = z.object({
  transactionId: z.string(),
  status: z.enum(payoutStatuses),
  payoutAmount: minorUnits,
  /** The store day it was sent, and the last day by which it should arrive. */
  sentDay: day,
  dueDay: day,
});

export type ExpectedPayout = z.infer<typeof expectedPayout>;

/** Money received in the account. */
export const bankDeposit = z.object({
  /** The line in the file, from 1. */
  line: z.int(),
  day,
  description: z.string(),
  /** Above 0. */
  amount: minorUnits,
});

export type BankDeposit = z.infer<typeof bankDeposit>;

/** A payout and its deposit, or either one alone. */
export const depositRow = z.object({
  kind: z.enum(depositKinds),
  payout: z.nullable(expectedPayout),
  deposit: z.nullable(bankDeposit),
});

export type DepositRow = z.infer<typeof depositRow>;

export const depositCheck = z.object({
  currency: z.string(),
  /** The first and last day that the file covers. */
  firstDay: day,
  lastDay: day,
  /** The amount expected in these days: all payouts except uncertain ones. */
  expected: minorUnits,
  /** The amount that arrived. */
  arrived: minorUnits,
  /** Sorted by `depositKinds`, then by day. */
  rows: z.array(depositRow),
  /** Lines that look like transactions but can't be parsed. */
  unread: z.array(z.object({ line: z.int(), reason: z.string() })),
});

export type DepositCheck = z.infer<typeof depositCheck>;

const labels: Record<DepositKind, string> = {
  DIFFERENT: 'Different amount',
  MISSING: 'Missing at the bank',
  UNKNOWN: 'No payout known',
  UNCERTAIN: 'Not in this file',
  MATCHED: 'Matched',
  OTHER: 'Other money',
};

/** Returns the label of a kind. */
export function depositKindLabel(kind: DepositKind): string {
  return labels[kind];
}

/** Returns the arrived amount minus the expected one; 0 if either is missing. */
export function depositDifference({ payout, deposit }: DepositRow): number {
  return payout && deposit ? deposit.amount - payout.payoutAmount : 0;
}
