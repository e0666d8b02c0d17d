import type { CallOf } from '@counter/contract/endpoint';
import { endOwnerView, startOwnerView } from '@counter/contract/operator';
import { findBusinesses } from '@counter/contract/store';
import { operator } from '../operator-resource.ts';

type ViewWish = CallOf<typeof startOwnerView>['body'];

/** Lets this session see a store as its owner does. */
export const useStartOwnerView = operator.write(startOwnerView, (_all, body: ViewWish) => ({
  body,
}));

/** The stores of this session, with the one that it views as its owner does. Nothing is read without a user. */
export const useOwnStores = operator.detail(
  'own-stores',
  findBusinesses,
  (_all, userId: number) => ({ params: { id: String(userId) } }),
  { staleTime: 0 },
);

/** Ends this session's view of a store. */
export const useEndOwnerView = operator.write(endOwnerView, (_all, storeId: number) => ({
  body: { storeId },
}));
