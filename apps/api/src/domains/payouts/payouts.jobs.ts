import { z } from 'zod/mini';
import { id } from '@counter/contract/shared';
import type { CronJob, Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { payAllStores, payStoresDue, runJob } from './runs.service.ts';

const run = z.object({ runId: id, failed: z._default(z.array(id), []) });

/** Hourly, as weeks end at another hour in every time zone. */
export const payoutCron: CronJob = { task: 'payouts.due', match: '7 * * * *' };

/** The timed work of payouts, by the name of the job. */
export function payoutTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [runJob]: async (payload) => {
      const { runId, failed } = run.parse(payload);
      await payAllStores(platform, runId, { failed });
    },
    [payoutCron.task]: async () => payStoresDue(platform),
  };
}
