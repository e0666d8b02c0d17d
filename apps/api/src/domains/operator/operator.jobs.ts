import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { announcementJob } from './announcements.service.ts';
import { retryJob, sendNextBatch, sendToStore } from './sending-announcements.service.ts';

const store = z.object({ storeId: id });
const announced = z.object({ id, after: z._default(z.nullable(store), null) });
const untold = z.object({ id, storeId: id });

/** Returns the handlers of the operator jobs by job name. */
export function operatorTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [announcementJob]: async (payload) => {
      const { id: announcement, after } = announced.parse(payload);
      await sendNextBatch(platform, announcement, { after });
    },
    [retryJob]: async (payload) => {
      const { id: announcement, storeId } = untold.parse(payload);
      await sendToStore(platform, announcement, storeId);
    },
  };
}
