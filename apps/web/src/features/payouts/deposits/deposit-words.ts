import { depositDifference, type DepositCheck, type DepositRow } from '@counter/contract/payouts';
import { formatCount, formatMoney } from '@counter/contract/shared';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import { text } from '../payouts.text.ts';

/** Returns true if a row needs checking. */
export function differs({ kind }: DepositRow): boolean {
  return kind === 'DIFFERENT' || kind === 'MISSING' || kind === 'UNKNOWN';
}

/** Formats a count: "1 payout", "12 payouts". */
export function count(rows: readonly unknown[], word: string): string {
  return `${formatCount(rows.length)} ${rows.length === 1 ? word : `${word}s`}`;
}

/** Formats the difference from the expected amount: "+ $ 1.00", "− $ 5.00". */
export function describeDifference(amount: number, currency: string): string {
  if (amount === 0) return formatMoney(0, currency);
  return `${amount < 0 ? '−' : '+'} ${formatMoney(Math.abs(amount), currency)}`;
}

/** Returns the difference of a row with both a payout and a deposit; empty for others. */
export function differenceOf(row: DepositRow, currency: string): string {
  return row.payout && row.deposit ? describeDifference(depositDifference(row), currency) : '';
}

/** Describes the day of a deposit, or the latest day expected for a payout. */
export function describeDay({ payout, deposit }: DepositRow): string {
  if (deposit) return text.deposits.arrived(formatCalendarDay(deposit.day));
  return payout ? text.deposits.dueBy(formatCalendarDay(payout.dueDay)) : '';
}

/** Summarizes the check in a sentence. */
export function summarize({ rows, firstDay, lastDay }: DepositCheck): string {
  const days = text.deposits.fromTo(formatCalendarDay(firstDay), formatCalendarDay(lastDay));
  const matched = rows.filter(({ kind }) => kind === 'MATCHED');
  const different = rows.filter(differs);
  if (different.length > 0) {
    return text.deposits.depositsNeedReview(
      count(different, text.deposits.lineNoun),
      different.length,
      days,
    );
  }
  if (matched.length === 0) return text.deposits.noneDueSummary(days);
  return matched.length === 1
    ? text.deposits.oneArrivedSummary(days)
    : text.deposits.allArrivedSummary(matched.length, days);
}
