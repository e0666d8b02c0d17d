import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { lapseJob } from './charges.service.ts';
import { lapseCharge } from './deciding.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

const lapse = z.object({ storeId: id, chargeId: id });

/** Scheduled jobs of the adjustments domain, by job name. */
export function adjustmentTasks(platform: Platform): Readonly<Record<string, Task>> {
  const { db, act, publicUrl } = platform;
  return {
    [lapseJob]: async (payload) => {
      const { storeId, chargeId } = lapse.parse(payload);
      const scope = await scopeForSystem(db, storeId, 'Schedule');
      await act(scope, (work) => lapseCharge(work, publicUrl(), chargeId));
    },
  };
}
