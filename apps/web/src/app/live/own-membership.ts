import type { Business } from '@counter/contract/store';
import { roleWords, type MemberChange } from '@counter/contract/team';
import type { QueryClient } from '@tanstack/react-query';
import { refreshSession } from '../../lib/account/refresh-session.ts';
import { storesKey } from '../../lib/store-key.ts';
import { isSignedIn, readSession, signInFailed } from '../../lib/session.ts';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { text } from '../app.text.ts';

type Stores = readonly Business[] | undefined;

/**
 * Tells a person how an owner has changed their membership in a store. If it was their only store, the sign-in page
 * tells them.
 */
export async function announceOwnChange(
  cache: QueryClient,
  before: Business,
  change: MemberChange,
): Promise<void> {
  if (change === 'ROLE') {
    const now = await readAgain(cache, before.id);
    if (now && now.role !== before.role) {
      toastSuccess(text.roleChangedToast(roleWords[now.role].name, now.name));
    }
  } else if (change === 'REMOVED' || change === 'LEFT') {
    await leave(cache, change === 'REMOVED' ? before : undefined);
  }
}

async function readAgain(cache: QueryClient, storeId: number): Promise<Business | undefined> {
  await cache.invalidateQueries({ queryKey: storesKey() });
  const lists = cache.getQueriesData<Stores>({ queryKey: storesKey() });
  return lists.flatMap(([, stores]) => stores ?? []).find(({ id }) => id === storeId);
}

async function leave(cache: QueryClient, removedFrom: Business | undefined): Promise<void> {
  const words = removedFrom && text.noLongerOnTeam(removedFrom.name);
  try {
    await refreshSession();
    await cache.invalidateQueries({ queryKey: storesKey() });
    if (words) toastFailure(words);
  } catch (failure) {
    if (words && !isSignedIn(readSession())) signInFailed(words);
    else console.info('What is left to the person is not known yet.', failure);
  }
}
