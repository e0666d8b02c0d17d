import type { Outlived } from '../../../platform/jobs/maintenance.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/** Retention of deliveries. Those still waiting are deleted too. */
export const outlivedDeliveries: readonly Outlived[] = [
  { table: 'webhookDeliveries', since: 'createdAt', kept: month },
];
