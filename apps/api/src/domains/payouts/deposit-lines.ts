import type { BankDeposit } from '@counter/contract/payouts';
import type { Day } from '@counter/contract/shared';
import { refusedField, type ProblemError } from '../../platform/kernel/problem.ts';

/** A transaction of the account. Outgoing amounts are negative. */
export type StatementLine = BankDeposit;

/** A line that looks like a transaction but can't be parsed. */
export type UnreadLine = { readonly line: number; readonly reason: string };

/** A parsed bank file. */
export type Statement = {
  readonly lines: readonly StatementLine[];
  /** The days that the file states it covers, besides those of its lines. */
  readonly days: readonly Day[];
  readonly unread: readonly UnreadLine[];
};

/** Builds the problem of an unreadable file, with a helpful reason. */
export function refusal(message: string): ProblemError {
  return refusedField('content', message);
}

/** Enough of a description to recognize the transaction. */
const maxTextLength = 200;

/** Collapses whitespace and truncates a text for display. */
export function tidy(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength - 1)}…` : line;
}
