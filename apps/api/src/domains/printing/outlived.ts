import type { Outlived } from '../../platform/jobs/maintenance.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Print jobs that nobody asks about any more. */
export const outlivedPrintJobs: readonly Outlived[] = [
  { table: 'printJobs', since: 'createdAt', kept: week },
];
