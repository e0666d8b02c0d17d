import type { WebStoreCounts } from './web-store-report.schemas.ts';

/** The funnel's steps, from visit to order. */
export const funnelSteps = ['visits', 'menuViews', 'baskets', 'orders'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** A step of the funnel. */
export type FunnelShare = {
  readonly step: FunnelStep;
  readonly count: number;
  /** The share of the previous step in basis points; null for the first step, and if the previous one is 0. */
  readonly share: number | null;
};

/** Returns the steps with their counts and shares. */
export function funnelOf(counts: WebStoreCounts): FunnelShare[] {
  return funnelSteps.map((step, at) => {
    const count = counts[step];
    const before = funnelSteps[at - 1];
    return { step, count, share: before ? shareOf(count, counts[before]) : null };
  });
}

/** Returns a part of a whole in basis points; null if the whole is 0. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 10_000) / whole);
}

/** Adds the counts of several days. */
export function sumCounts(days: readonly WebStoreCounts[]): WebStoreCounts {
  const sum = (step: FunnelStep) => days.reduce((total, day) => total + day[step], 0);
  return {
    visits: sum('visits'),
    menuViews: sum('menuViews'),
    baskets: sum('baskets'),
    orders: sum('orders'),
  };
}
