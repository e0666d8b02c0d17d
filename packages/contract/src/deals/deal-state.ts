import { availabilityAt, type AvailabilityFacts } from '../menu/availability.ts';
import { describeUnavailable, type Asked } from '../menu/availability-words.ts';
import { spokenDay, type LocalFormat } from '../shared/spoken-time.ts';
import { addDays, dayAt, instantOf, type Day } from '../shared/zone.ts';
import type { DealState } from './deals.schemas.ts';

export type DealPart = {
  readonly name: string;
  readonly quantity: number;
  /** The facts about the product's availability; null if it isn't on the menu any more. */
  readonly facts: AvailabilityFacts | null;
};

export type DealFacts = LocalFormat & {
  readonly name: string;
  /** The store's own decision. */
  readonly available: boolean;
  /** The first and last store day; null leaves that end open. */
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly parts: readonly DealPart[];
};

export type DealStatus = {
  readonly state: DealState;
  /** The reason it is unavailable, as a sentence; empty if it is available. */
  readonly reason: string;
  /** The time the state changes automatically; null if only a person changes it. */
  readonly until: Date | null;
};

/** Returns a deal's availability at an instant, with the reason and the end. Nothing else decides it. */
export function dealStateAt(deal: DealFacts, asked: Asked): DealStatus {
  const { name, available, startDate, endDate, timeZone } = deal;
  const today = dayAt(asked.at, timeZone);
  if (!available) {
    return { state: 'UNAVAILABLE', reason: `${name} is out of stock.`, until: null };
  }
  if (startDate !== null && today < startDate) {
    const reason = `${name} starts on ${spokenDay(startDate, deal)}.`;
    return { state: 'NOT_STARTED', reason, until: instantOf(startDate, 0, timeZone) };
  }
  if (endDate !== null && today > endDate) {
    return { state: 'ENDED', reason: `${name} ended on ${spokenDay(endDate, deal)}.`, until: null };
  }
  return statusOfParts(deal, asked);
}

function statusOfParts(deal: DealFacts, asked: Asked): DealStatus {
  const { parts, endDate, timeZone } = deal;
  const statuses = parts.map((part) => statusOfPart(part, deal, asked));
  const missing = statuses.filter(({ reason }) => reason !== '');
  const end = endDate === null ? null : instantOf(addDays(endDate, 1), 0, timeZone);
  if (missing.length === 0) {
    const ends = [end, ...statuses.map(({ until }) => until)].flatMap((time) => time ?? []);
    return { state: 'AVAILABLE', reason: '', until: earliest(ends) };
  }
  const returns = missing.map(({ until }) => until);
  return {
    state: 'PART_UNAVAILABLE',
    reason: missing.map(({ reason }) => reason).join(' '),
    until: returns.includes(null) ? null : latest(returns.flatMap((time) => time ?? [])),
  };
}

/** Returns a part's availability. Its daily limit must have room for all units in the deal. */
function statusOfPart({ name, quantity, facts }: DealPart, { dates }: LocalFormat, asked: Asked) {
  if (!facts) return { reason: `${name} is no longer on the menu.`, until: null };
  const status = availabilityAt({ ...facts, sold: facts.sold + quantity - 1 }, asked.at);
  return {
    reason: describeUnavailable({ ...facts, name, dates }, status, asked),
    until: status.until,
  };
}

function earliest(times: readonly Date[]): Date | null {
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

function latest(times: readonly Date[]): Date | null {
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

type Priced = { readonly price: number; readonly quantity: number };

/** Returns the total of the parts' own prices, in minor units. */
export function priceOfParts(parts: readonly Priced[]): number {
  return parts.reduce((total, { price, quantity }) => total + price * quantity, 0);
}
