import type { Outlived } from '../../../platform/jobs/maintenance.ts';
import { visitorsKeptMs } from './visit-counter.ts';

/** Deletes visitor hashes and salts after their day. The counts stay. */
export const outlivedOfVisits: readonly Outlived[] = [
  { table: 'storefrontVisitors', since: 'countedAt', kept: visitorsKeptMs },
  { table: 'storefrontSalts', since: 'createdAt', kept: visitorsKeptMs },
];
