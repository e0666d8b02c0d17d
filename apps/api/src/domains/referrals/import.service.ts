import type { Work } from '../../platform/events/work.ts';
import { findCommissioned } from './import.repository.ts';
import { rewardReferrers } from './rewards.service.ts';

/** Has the orders that a load completed since an instant earn what they do for whoever brought the business. */
export async function importRewards(work: Work, since: Date): Promise<void> {
  for (const { completedAt, ...order } of await findCommissioned(work.tx, work.scope, since)) {
    await rewardReferrers({ ...work, at: completedAt }, order, null);
  }
}
