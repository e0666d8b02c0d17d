import type { CronJob, Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
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

/** The timed work of notifications, by the name of the job. */
export function notificationTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [performanceCron.task]: async () => mailPerformance(platform),
    [pushOrderTask]: async (payload) => pushOrder(platform, payload),
    [outagesCron.task]: async () => reportOutages(platform),
    [unwatchedCron.task]: async () => watchStores(platform),
    [unheardTask]: async (payload) => reportUnheard(platform, payload),
  };
}
