import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { batchTask } from '../../platform/jobs/in-batches.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { payReferrers, referralCron } from './payments.service.ts';

const person = z.object({ userId: id });

/** Returns the handlers of the referral jobs by job name. */
export function referralTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [referralCron.task]: batchTask(platform, referralCron.task, person, async (batch) =>
      payReferrers(platform, batch),
    ),
  };
}
