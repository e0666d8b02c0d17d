import { parseMoney, readDay, type DateFormat, type Day } from '@counter/contract/shared';

/** The facts that a search for a payout can match. */
export type PayoutFacts = {
  readonly transactionId: string;
  readonly periodStart: Day;
  readonly periodEnd: Day;
  /** The store days on which it was made, sent and arrived. */
  readonly days: readonly Day[];
  /** In minor units. */
  readonly payoutAmount: number;
  readonly currency: string;
};

type Reading = { readonly dates: DateFormat; readonly today: Day };

const minReference = 3;

/**
 * Ranks how well a search matches a payout: 0 for its whole id, 1 for its amount, 2 for a day it covers or changed on,
 * 3 for its amount without cents, 4 for part of its id. Undefined if it doesn't match.
 */
export function payoutRank(
  wanted: string,
  payout: PayoutFacts,
  reading: Reading,
): number | undefined {
  const words = wanted.trim().replace(/^payouts?\s+/i, '');
  const reference = words.toUpperCase();
  if (reference === payout.transactionId) return 0;
  const amount = parseMoney(words.replace(/^-\s*/, ''), payout.currency);
  const paid = Math.abs(payout.payoutAmount);
  if (amount === paid) return 1;
  const day = dayIn(words, reading);
  if (day !== undefined && isOf(payout, day)) return 2;
  const isWhole = amount !== undefined && !words.includes('.');
  if (isWhole && amount === paid - (paid % unitOf(payout.currency))) return 3;
  const isPart = reference.length >= minReference && payout.transactionId.includes(reference);
  return isPart ? 4 : undefined;
}

/** Returns the minor units in one unit of a currency. */
function unitOf(currency: string): number {
  return parseMoney('1', currency) ?? 1;
}

function isOf({ periodStart, periodEnd, days }: PayoutFacts, day: Day): boolean {
  return (periodStart <= day && day <= periodEnd) || days.includes(day);
}

/** A day without a year means the most recent one: in January, December is last year's. */
function dayIn(words: string, { dates, today }: Reading): Day | undefined {
  const day = readDay(words, dates, today);
  if (day === undefined || day <= today) return day;
  return readDay(words, dates, `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
}
