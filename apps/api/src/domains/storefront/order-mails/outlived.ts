import type { Outlived } from '../../../platform/jobs/maintenance.ts';

const keptMs = 30 * 24 * 60 * 60_000;

/** Deletes the records of sent mails once an order can get no more news that could be mailed twice. */
export const outlivedOrderMails: readonly Outlived[] = [
  { table: 'orderMails', since: 'writtenAt', kept: keptMs },
];
