import { plannedTask } from '../../platform/jobs/planned-changes.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { plannedProducts } from './plans/applying-plans.service.ts';

/** Scheduled jobs of the menu, by job name. */
export function menuTasks(platform: Platform): Readonly<Record<string, Task>> {
  return { [plannedProducts.job]: plannedTask(platform, plannedProducts) };
}
