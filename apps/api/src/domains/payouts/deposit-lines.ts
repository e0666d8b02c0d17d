import type { BankDeposit } from '@counter/contract/payouts';
import type { Day } from '@counter/contract/shared';
import { refusedField, type ProblemError } from '../../platform/kernel/problem.ts';

/** A transaction of the account; what went out is negative. */
export type StatementLine = BankDeposit;

/** A line that looks like a transaction and could not be read. */
export type UnreadLine = { readonly line: number; readonly reason: string };

/** A bank file as it was read. */
export type Statement = {
  readonly lines: readonly StatementLine[];
  /** Days that the file says it covers, beside those of its lines. */
  readonly days: readonly Day[];
  readonly unread: readonly UnreadLine[];
};

/** A file that cannot be compared with anything, with a reason that helps. */
export function refusal(message: string): ProblemError {
  return refusedField('content', message);
}

/** More of a text nobody needs to know which one it is. */
const maxTextLength = 200;

/** Text as people read it: on one line, and not too long. */
export function tidy(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxTextLength ? `${line.slice(0, maxTextLength - 1)}…` : line;
}
