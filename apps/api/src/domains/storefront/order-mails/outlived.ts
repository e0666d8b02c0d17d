import type { Outlived } from '../../../platform/jobs/maintenance.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** By then no order gets news any more that could be mailed twice. */
export const outlivedOrderMails: readonly Outlived[] = [
  { table: 'orderMails', since: 'writtenAt', kept: keptMs },
];
