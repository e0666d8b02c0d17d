/** The periods of an overview. */
export const durations = ['TODAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS'] as const;

export type Duration = (typeof durations)[number];

/** The labels of the periods. */
export const durationLabels: Readonly<Record<Duration, string>> = {
  TODAY: 'Today',
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  LAST_90_DAYS: 'Last 90 days',
};

export const defaultDuration: Duration = 'LAST_7_DAYS';
