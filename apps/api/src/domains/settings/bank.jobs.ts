import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetFormerAccount } from './bank-changes.repository.ts';
import { forgetJob } from './bank-change.service.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

const forgetting = z.object({ storeId: id, changeId: id });

/** Returns the handlers of the bank account jobs by job name. */
export function bankTasks({
  db,
  act,
}: Pick<Platform, 'db' | 'act'>): Readonly<Record<string, Task>> {
  return {
    [forgetJob]: async (payload) => {
      const { storeId, changeId } = forgetting.parse(payload);
      const scope = await scopeForSystem(db, storeId, 'Schedule');
      await act(scope, async ({ tx }) => forgetFormerAccount(tx, scope, changeId));
    },
  };
}
