import type { Outlived } from '../../platform/jobs/maintenance.ts';

const hour = 60 * 60 * 1000;
const month = 30 * 24 * hour;

/** Retention of account rows after they have expired. */
export const outlivedOfAccounts: readonly Outlived[] = [
  { table: 'sessions', since: 'expiresAt', kept: month },
  { table: 'devices', since: 'lastUsedAt', kept: 400 * 24 * hour },
  { table: 'passwordResets', since: 'expiresAt', kept: month },
  { table: 'emailConfirmations', since: 'expiresAt', kept: month },
  { table: 'passkeyChallenges', since: 'expiresAt', kept: hour },
  { table: 'signInFailures', since: 'lastAt', kept: hour },
];
