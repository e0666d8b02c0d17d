import type { Outlived } from '../../../platform/jobs/maintenance.ts';
import { visitorsKeptMs } from './visit-counter.ts';

/** Visitors are forgotten when their day is over; the numbers stay. */
export const outlivedOfVisits: readonly Outlived[] = [
  { table: 'storefrontVisitors', since: 'countedAt', kept: visitorsKeptMs },
  { table: 'storefrontSalts', since: 'createdAt', kept: visitorsKeptMs },
];
