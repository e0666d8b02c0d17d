import { depositLimitBytes, depositTooLarge, type BankDeposit } from '@counter/contract/payouts';
import type { Day } from '@counter/contract/shared';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { readDepositCsv } from './deposit-csv.ts';
import { refusal, type UnreadLine } from './deposit-lines.ts';
import { isOfx, readDepositOfx } from './deposit-ofx.ts';

/** The incoming payments in a bank's file. */
export type DepositFile = {
  /** The days it covers, inclusive. */
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** In file order, without outgoing payments. */
  readonly deposits: readonly BankDeposit[];
  readonly unread: readonly UnreadLine[];
};

/**
 * Reads a bank's file: any common CSV dialect, or OFX (QFX, QBO) version 1 or 2.
 * @throws ProblemError INVALID_FIELDS on `content` if it is not such a file or has no transactions; TOO_LARGE
 */
export async function readDepositFile(content: string, currency: string): Promise<DepositFile> {
  if (Buffer.byteLength(content) > depositLimitBytes) {
    throw new ProblemError('TOO_LARGE', depositTooLarge);
  }
  const { lines, days, unread } = isOfx(content)
    ? readDepositOfx(content, currency)
    : await readDepositCsv(content, currency);
  const [firstDay, ...later] = [...days, ...lines.map(({ day }) => day)].toSorted();
  if (firstDay === undefined || lines.length === 0) throw refusal(noTransactions(unread));
  return {
    firstDay,
    lastDay: later.at(-1) ?? firstDay,
    deposits: lines.filter(({ amount }) => amount > 0),
    unread,
  };
}

function noTransactions([first]: readonly UnreadLine[]): string {
  return first
    ? `We couldn't read any transaction in the file. Line ${first.line}: ${first.reason}`
    : 'The file has no transactions. Export the weeks when you expected payouts.';
}
