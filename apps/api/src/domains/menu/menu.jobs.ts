import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyPlan } from './applying-plans.service.ts';
import { planJob } from './plans.service.ts';

const planned = z.object({ storeId: id, id });

/** The timed work of the menu, by the name of the job. */
export function menuTasks(platform: Platform): Readonly<Record<string, Task>> {
  return { [planJob]: async (payload) => applyPlan(platform, planned.parse(payload)) };
}
