import type { Deal, DealState } from '@counter/contract/deals';
import type { StatusTone } from '../../ui/feedback/status-badge.tsx';
import { text } from './deals.text.ts';

type Chip = { readonly label: string; readonly tone: StatusTone };

const chips: Record<DealState, Chip> = {
  AVAILABLE: { label: text.running, tone: 'ready' },
  UNAVAILABLE: { label: text.outOfStock, tone: 'cancelled' },
  PART_UNAVAILABLE: { label: text.outOfStock, tone: 'cancelled' },
  NOT_STARTED: { label: text.scheduled, tone: 'scheduled' },
  ENDED: { label: text.ended, tone: 'completed' },
};

/** Returns the chip of a deal. */
export function chipOf({ state }: Pick<Deal, 'state'>): Chip {
  return chips[state];
}

type Dates = Pick<Deal, 'startDate' | 'endDate'>;

/** Describes the days a deal runs: "14 Nov to 30 Nov", "From 14 Nov", "Until 30 Nov"; undefined without either date. */
export function describeDates(
  { startDate, endDate }: Dates,
  format: (day: string) => string,
): string | undefined {
  if (startDate !== null && endDate !== null)
    return text.fromTo(format(startDate), format(endDate));
  if (startDate !== null) return text.from(format(startDate));
  return endDate === null ? undefined : text.until(format(endDate));
}

/** Returns the savings as a whole percentage; 0 for an amount of 0. */
export function savedPercent(apart: number, price: number): number {
  return apart <= 0 ? 0 : Math.round(((apart - price) * 100) / apart);
}
