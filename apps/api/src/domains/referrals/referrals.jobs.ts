import type { CronJob, Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { payReferrers } from './payments.service.ts';

/** Hourly: what was not paid in one hour is in the next. */
export const referralCron: CronJob = { task: 'referrals.pay', match: '23 * * * *' };

/** The timed work of referrals, by the name of the job. */
export function referralTasks(platform: Platform): Readonly<Record<string, Task>> {
  return { [referralCron.task]: async () => payReferrers(platform) };
}
