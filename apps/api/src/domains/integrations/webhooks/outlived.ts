import type { Outlived } from '../../../platform/jobs/maintenance.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/** Deliveries that are as old as the log gets; what still waits ends with them. */
export const outlivedDeliveries: readonly Outlived[] = [
  { table: 'webhookDeliveries', since: 'createdAt', kept: month },
];
