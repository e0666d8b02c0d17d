import type { CallOf } from '@counter/contract/endpoint';
import { endOwnerView, startOwnerView } from '@counter/contract/operator';
import { findBusinesses } from '@counter/contract/store';
import { operator } from '../operator-resource.ts';

type ViewWish = CallOf<typeof startOwnerView>['body'];

/** Starts viewing a store as its owner in this session. */
export const useStartOwnerView = operator.write(startOwnerView, (_all, body: ViewWish) => ({
  body,
}));

/** Loads the stores of this session, including one viewed as its owner; nothing without a user. */
export const useOwnStores = operator.detail(
  'own-stores',
  findBusinesses,
  (_all, userId: number) => ({ params: { id: String(userId) } }),
  { staleTime: 0 },
);

/** Stops viewing a store in this session. */
export const useEndOwnerView = operator.write(endOwnerView, (_all, storeId: number) => ({
  body: { storeId },
}));
