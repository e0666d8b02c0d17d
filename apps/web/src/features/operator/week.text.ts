/** Screen text for the marketplace's last days. */
export const weekText = {
  lastDays: 'Last 7 days',
  notLoaded: "We couldn't load the last 7 days",
  orders: 'Orders, last 7 days',
  changed: (percent: number, before: string) =>
    `${percent < 0 ? '−' : '+'}${Math.abs(percent)}% from ${before} the week before`,
  unchanged: (before: string) => `About the same as the week before (${before})`,
  partOf: (part: string, whole: string) => `${part} of ${whole} orders`,
  storesWith: (label: string, share: string) => `${label}: ${share}. Show stores`,
} as const;
