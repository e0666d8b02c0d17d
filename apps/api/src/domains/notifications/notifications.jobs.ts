import { batchTask, type Batch } from '../../platform/jobs/in-batches.ts';
import type { CronJob, Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { bouncesTask } from '../../platform/messages/mail/bounced-addresses.ts';
import { notifyOfBounces } from './bounces.service.ts';
import {
  mailDueStatement,
  mailStatementTask,
  scheduleStatements,
  statementsCron,
} from './mail-statements.service.ts';
import {
  mailPerformance,
  mailPerformanceTask,
  performanceCron,
  schedulePerformance,
} from './performance.service.ts';
import { outagesCron, reportOutages } from './printer-outages.service.ts';
import { reportUnheard, unheardTask } from './unheard-orders.service.ts';
import { pushOrder, pushOrderTask } from './push-orders.ts';
import { unwatchedCron, watchStores } from './unwatched-stores.service.ts';

const ofStore = z.object({ storeId: id });

type SeeToStores = (
  platform: Platform,
  batch: Batch<{ readonly storeId: number }>,
) => Promise<void>;

/** Returns the handlers of the notification jobs by job name. */
export function notificationTasks(platform: Platform): Readonly<Record<string, Task>> {
  const byStore = ({ task }: CronJob, seeTo: SeeToStores) => ({
    [task]: batchTask(platform, task, ofStore, async (batch) => seeTo(platform, batch)),
  });
  return {
    ...byStore(performanceCron, schedulePerformance),
    [mailPerformanceTask]: async (payload) =>
      mailPerformance(platform, ofStore.parse(payload).storeId),
    ...byStore(statementsCron, scheduleStatements),
    [mailStatementTask]: async (payload) =>
      mailDueStatement(platform, ofStore.parse(payload).storeId),
    [bouncesTask]: async () => notifyOfBounces(platform),
    [pushOrderTask]: async (payload) => pushOrder(platform, payload),
    ...byStore(outagesCron, reportOutages),
    ...byStore(unwatchedCron, watchStores),
    [unheardTask]: async (payload) => reportUnheard(platform, payload),
  };
}
