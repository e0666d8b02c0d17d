import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailOrder, orderMailTask } from './order-mails/order-mails.service.ts';

/** Returns the handlers of the web store jobs by job name. */
export function storefrontTasks(platform: Platform): Readonly<Record<string, Task>> {
  return { [orderMailTask]: async (payload) => mailOrder(platform, payload) };
}
