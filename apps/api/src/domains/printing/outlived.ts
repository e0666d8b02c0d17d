import type { Outlived } from '../../platform/jobs/maintenance.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Deletes old print jobs. */
export const outlivedPrintJobs: readonly Outlived[] = [
  { table: 'printJobs', since: 'createdAt', kept: week },
];
