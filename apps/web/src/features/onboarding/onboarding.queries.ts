import {
  findOnboarding,
  saveBankDetails,
  saveBusinessInfo,
  type BusinessInfo,
} from '@counter/contract/onboarding';
import type { BankDetails } from '@counter/contract/settings';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type ApiProblem } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

function onboardingOptions(userId: number) {
  return queryOptions({
    queryKey: ['onboarding', userId] as const,
    queryFn: async ({ signal }) => (await call(findOnboarding, {}, { signal })).data,
    retry: false,
  });
}

/**
 * Loads the person's progress towards a first store. `refreshIntervalMs` polls in this interval, in
 * milliseconds.
 */
export function useOnboarding(
  userId: number,
  { refreshIntervalMs }: { refreshIntervalMs?: number } = {},
) {
  return useQuery({
    ...onboardingOptions(userId),
    ...(refreshIntervalMs === undefined
      ? {}
      : { refetchInterval: refreshIntervalMs, refetchOnWindowFocus: 'always' as const }),
  });
}

function useOwnOnboarding() {
  const { user } = useSession();
  return useQuery({ ...onboardingOptions(user?.userId ?? 0), enabled: user !== null });
}

/** Returns true if the person has sent an application of their own. */
export function useHasApplication(): boolean {
  const { data } = useOwnOnboarding();
  return data !== undefined && data.state !== 'DRAFT';
}

/** Returns true if the person's application waits for them to confirm their email address. */
export function useEmailToConfirm(): boolean {
  const { data } = useOwnOnboarding();
  return data?.state === 'SUBMITTED' && !data.emailConfirmed;
}

/** The ways to hand a step in. */
export function useHandIn(userId: number) {
  const cache = useQueryClient();
  const options = onboardingOptions(userId);
  return {
    /** Saves the business, and reads what comes next. */
    business: async (business: BusinessInfo): Promise<void> => {
      await call(saveBusinessInfo, { body: { userId, ...business } });
      await cache.fetchQuery({ ...options, staleTime: 0 });
    },
    /** Sends the bank details; returns the server's thanks. */
    bank: async (storeId: number, details: BankDetails): Promise<string> => {
      const body = { userId, storeId, ...details };
      return (await call(saveBankDetails, { body })).data;
    },
    /** The application has moved on without this page, perhaps on another device. */
    readAgainOnConflict: ({ code }: ApiProblem): void => {
      if (code === 'CONFLICT') void cache.invalidateQueries(options);
    },
  };
}
