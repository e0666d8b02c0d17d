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

/** Loads the person's progress towards a first store. `refreshIntervalMs` is a polling interval in milliseconds. */
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

/** Returns true if the person has submitted their own application. */
export function useHasApplication(): boolean {
  const { data } = useOwnOnboarding();
  return data !== undefined && data.state !== 'DRAFT';
}

/** Returns true if the person's application waits until they confirm their email address. */
export function useEmailToConfirm(): boolean {
  const { data } = useOwnOnboarding();
  return data?.state === 'SUBMITTED' && !data.emailConfirmed;
}

/** Returns the functions that submit the steps. */
export function useHandIn(userId: number) {
  const cache = useQueryClient();
  const options = onboardingOptions(userId);
  return {
    /** Saves the business, then refetches the progress. */
    business: async (business: BusinessInfo): Promise<void> => {
      await call(saveBusinessInfo, { body: { userId, ...business } });
      await cache.fetchQuery({ ...options, staleTime: 0 });
    },
    /** Submits the bank details; resolves with the server's thanks. */
    bank: async (storeId: number, details: BankDetails): Promise<string> => {
      const body = { userId, storeId, ...details };
      return (await call(saveBankDetails, { body })).data;
    },
    /** Refetches on a conflict: the application has moved on elsewhere, perhaps on another device. */
    readAgainOnConflict: ({ code }: ApiProblem): void => {
      if (code === 'CONFLICT') void cache.invalidateQueries(options);
    },
  };
}
