import { z } from 'zod/mini';
import { fileText } from '../shared/fields.ts';
import { id, minorUnits, userIdClaim } from '../shared/schema.ts';
import { payoutStatuses } from './payouts.states.ts';

/** The largest file that is taken, in bytes. */
export const depositLimitBytes = 1024 * 1024;

/** The sentence for a larger one. */
export const depositTooLarge = 'A bank file may have 1 MB at most. Export fewer weeks of it.';

/** The files that banks offer: what their names end in. */
export const depositFileTypes = ['.csv', '.tsv', '.txt', '.ofx', '.qfx', '.qbo'] as const;

/** The sentence for any other file. */
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
 * - `MISSING`: not at the bank, though the file covers every day on which it should have come;
 * - `UNKNOWN`: names the marketplace, and no payout explains it;
 * - `UNCERTAIN`: not in the file, which covers only a part of these days;
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

/** A payout as the check compares it. */
export const expectedPayout = z.object({
  transactionId: z.string(),
  status: z.enum(payoutStatuses),
  payoutAmount: minorUnits,
  /** The store day on which it was sent, and the last one on which it should arrive. */
  sentDay: day,
  dueDay: day,
});

export type ExpectedPayout = z.infer<typeof expectedPayout>;

/** Money that came into the account. */
export const bankDeposit = z.object({
  /** The line in the file, starting with 1. */
  line: z.int(),
  day,
  description: z.string(),
  /** Above 0. */
  amount: minorUnits,
});

export type BankDeposit = z.infer<typeof bankDeposit>;

/** A payout with the deposit it came as, or one of them alone. */
export const depositRow = z.object({
  kind: z.enum(depositKinds),
  payout: z.nullable(expectedPayout),
  deposit: z.nullable(bankDeposit),
});

export type DepositRow = z.infer<typeof depositRow>;

export const depositCheck = z.object({
  currency: z.string(),
  /** The days that the file covers, both included. */
  firstDay: day,
  lastDay: day,
  /** The amount expected within these days: all payouts except uncertain ones. */
  expected: minorUnits,
  /** The amount that arrived. */
  arrived: minorUnits,
  /** By kind in the order of `depositKinds`, then by day. */
  rows: z.array(depositRow),
  /** Lines that look like transactions and could not be read. */
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

/** The words people see for a kind. */
export function depositKindLabel(kind: DepositKind): string {
  return labels[kind];
}

/** Returns the arrived amount less the expected one; 0 without anything to compare. */
export function depositDifference({ payout, deposit }: DepositRow): number {
  return payout && deposit ? deposit.amount - payout.payoutAmount : 0;
}
