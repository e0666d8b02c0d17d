/** How far back an overview looks. */
export const durations = ['TODAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_90_DAYS'] as const;

export type Duration = (typeof durations)[number];

export const defaultDuration: Duration = 'LAST_7_DAYS';
