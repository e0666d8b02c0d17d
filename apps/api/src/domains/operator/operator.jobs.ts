import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { announcementJob } from './announcements.service.ts';
import { sendNextBatch } from './sending-announcements.service.ts';

const announced = z.object({ id });

/** The timed work of the marketplace's staff, by the name of the job. */
export function operatorTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [announcementJob]: async (payload) => sendNextBatch(platform, announced.parse(payload).id),
  };
}
