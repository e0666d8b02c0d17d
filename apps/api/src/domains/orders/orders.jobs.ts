import { z } from 'zod/mini';
import { id } from '@counter/contract/shared';
import { batchTask } from '../../platform/jobs/in-batches.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { expireOrders, expiryCron } from './expiry.service.ts';
import { releaseJob, releaseOrder } from './release.service.ts';

const release = z.object({ storeId: id, orderId: id });
const unaccepted = z.object({ storeId: id, orderId: id, placedAt: z.string() });

/** Returns the handlers of the order jobs by job name. */
export function orderTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [releaseJob]: async (payload) => releaseOrder(platform, release.parse(payload)),
    [expiryCron.task]: batchTask(platform, expiryCron.task, unaccepted, async (batch) =>
      expireOrders(platform, batch),
    ),
  };
}
