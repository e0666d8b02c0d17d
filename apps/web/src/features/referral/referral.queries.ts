import { findReferral, findRewards } from '@counter/contract/referrals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The person's link, and what came of it. */
export function useReferral() {
  return useQuery({
    queryKey: ['referral'],
    queryFn: async ({ signal }) => (await call(findReferral, {}, { signal })).data,
  });
}

/** A page of what orders have earned; pages are counted from 1. */
export function useRewards(page: number) {
  const body = { pageNumber: page - 1 };
  return useQuery({
    queryKey: ['referral', 'rewards', body],
    queryFn: async ({ signal }) => (await call(findRewards, { body }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}
