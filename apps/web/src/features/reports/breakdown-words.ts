import type { BreakdownTotals } from '@counter/contract/reports';
import { formatCount } from '@counter/contract/shared';
import { moneyInSentence } from '../../lib/money-in-sentence.ts';
import { text } from './reports.text.ts';

/** Formats a count: "1 completed order", "1,204 completed orders". */
export function countWords(count: number, what: string): string {
  return `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** Describes listed orders that the totals exclude, with their sum; empty if there are none. */
export function describeUncounted(
  { cancelled, expired }: Pick<BreakdownTotals, 'cancelled' | 'expired'>,
  currency: string,
): string {
  const groups = [
    { ...cancelled, what: text.cancelledOrder },
    { ...expired, what: text.expiredOrder },
  ].filter(({ orders }) => orders > 0);
  if (groups.length === 0) return '';
  const words = groups.map(
    ({ orders, total, what }) =>
      `${countWords(orders, what)} (${moneyInSentence(total, currency)})`,
  );
  const alone = groups.length === 1 && groups[0]?.orders === 1;
  return text.listedButNotCounted(words.join(text.and), alone);
}
