import type { Outlived } from '../../platform/jobs/maintenance.ts';

const hour = 60 * 60 * 1000;

/** Retention of consumer rows after they have expired. */
export const outlivedOfConsumers: readonly Outlived[] = [
  { table: 'consumerCodes', since: 'expiresAt', kept: hour },
  { table: 'consumerSessions', since: 'expiresAt', kept: 30 * 24 * hour },
];
