import { orderTasks } from './domains/orders/index.ts';
import { maintenance, maintenanceCron } from './platform/jobs/maintenance.ts';
import type { CronJob, Task } from './platform/jobs/start-jobs.ts';
import type { Platform } from './platform/platform.ts';

/** Who does which timed work. */
export function createTasks(platform: Platform): Readonly<Record<string, Task>> {
  return { [maintenanceCron.task]: maintenance(platform), ...orderTasks(platform) };
}

/** What comes by the clock. */
export const cronJobs: readonly CronJob[] = [maintenanceCron];
