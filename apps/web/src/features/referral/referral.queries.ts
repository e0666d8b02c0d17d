import { findReferral, findRewards } from '@counter/contract/referrals';
import { createResource } from '../../lib/resource/resource.ts';

const all = ['referral'];

/** The person's own, whichever store is open. */
const referral = createResource<undefined>({
  useScope: () => undefined,
  keyOf: () => all,
  staleAfterWrite: () => [all],
});

/** The person's link, and what came of it. */
export const useReferral = referral.read('own', findReferral, () => ({}));

/** A page of what orders have earned; pages are counted from 1. */
export const useRewards = referral.list('rewards', findRewards, (_all, page: number) => ({
  body: { pageNumber: page - 1 },
}));
