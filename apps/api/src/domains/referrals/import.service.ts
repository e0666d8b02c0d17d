import type { Work } from '../../platform/events/work.ts';
import { findCommissioned } from './import.repository.ts';
import { rewardReferrers } from './rewards.service.ts';

/** Credits referrers for the imported orders completed since an instant. */
export async function importRewards(work: Work, since: Date): Promise<void> {
  for (const { completedAt, ...order } of await findCommissioned(work.tx, work.scope, since)) {
    await rewardReferrers({ ...work, at: completedAt }, order, null);
  }
}
