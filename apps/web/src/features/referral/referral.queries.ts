import { findReferral, findRewards } from '@counter/contract/referrals';
import { createResource } from '../../lib/resource/resource.ts';

const all = ['referral'];

/** The resource of the person's referrals, independent of the open store. */
const referral = createResource<undefined>({
  useScope: () => undefined,
  keyOf: () => all,
  staleAfterWrite: () => [all],
});

/** Loads the person's referral link and its results. */
export const useReferral = referral.read('own', findReferral, () => ({}));

/** Loads one page of the rewards; pages count from 1. */
export const useRewards = referral.list('rewards', findRewards, (_all, page: number) => ({
  body: { pageNumber: page - 1 },
}));
