import type { Outlived } from '../../../platform/jobs/maintenance.ts';
import { visitorsKeptMs } from './visit-counter.ts';

/** Who was counted is forgotten when the day is over; the numbers stay. */
export const outlivedOfVisits: readonly Outlived[] = [
  { table: 'storefrontVisitors', since: 'countedAt', kept: visitorsKeptMs },
  { table: 'storefrontSalts', since: 'createdAt', kept: visitorsKeptMs },
];
