import { z } from 'zod/mini';
import { id } from '@counter/contract/shared';
import { batchTask } from '../../platform/jobs/in-batches.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { payAllStores, payoutCron, payStoresDue, runJob } from './runs.service.ts';

const store = z.object({ storeId: id });
const run = z.object({ runId: id, after: z._default(z.nullable(store), null) });

/** Returns the handlers of the payout jobs by job name. */
export function payoutTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [runJob]: async (payload) => {
      const { runId, after } = run.parse(payload);
      await payAllStores(platform, runId, { after });
    },
    [payoutCron.task]: batchTask(platform, payoutCron.task, store, async (batch) =>
      payStoresDue(platform, batch),
    ),
  };
}
