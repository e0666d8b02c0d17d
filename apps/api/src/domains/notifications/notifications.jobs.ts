import type { CronJob, Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { tellBouncesTask } from '../../platform/messages/mail/bounced-addresses.ts';
import { tellBounces } from './bounces.service.ts';
import {
  mailDueStatement,
  mailStatementTask,
  scheduleStatements,
} from './mail-statements.service.ts';
import { mailPerformance } from './performance.service.ts';
import { outagesCron, reportOutages } from './printer-outages.service.ts';
import { reportUnheard, unheardTask } from './unheard-orders.service.ts';
import { pushOrder, pushOrderTask } from './push-orders.ts';
import { unwatchedCron, watchStores } from './unwatched-stores.service.ts';

/** Every quarter of an hour, as it is seven at another time in every time zone. */
export const performanceCron: CronJob = {
  task: 'notifications.performance',
  match: '0,15,30,45 * * * *',
};

/** As often, and not at the same minutes. */
export const statementsCron: CronJob = {
  task: 'notifications.statements',
  match: '4,19,34,49 * * * *',
};

const ofStore = z.object({ storeId: id });

/** The timed work of notifications, by the name of the job. */
export function notificationTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [performanceCron.task]: async () => mailPerformance(platform),
    [statementsCron.task]: async () => scheduleStatements(platform),
    [mailStatementTask]: async (payload) =>
      mailDueStatement(platform, ofStore.parse(payload).storeId),
    [tellBouncesTask]: async () => tellBounces(platform),
    [pushOrderTask]: async (payload) => pushOrder(platform, payload),
    [outagesCron.task]: async () => reportOutages(platform),
    [unwatchedCron.task]: async () => watchStores(platform),
    [unheardTask]: async (payload) => reportUnheard(platform, payload),
  };
}
