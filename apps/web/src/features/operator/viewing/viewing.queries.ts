import type { CallOf } from '@counter/contract/endpoint';
import { endOwnerView, startOwnerView } from '@counter/contract/operator';
import { operator } from '../operator-resource.ts';

type ViewWish = CallOf<typeof startOwnerView>['body'];

/** Lets this session see a store as its owner does. */
export const useStartOwnerView = operator.write(startOwnerView, (_all, body: ViewWish) => ({
  body,
}));

/** Ends this session's view of a store. */
export const useEndOwnerView = operator.write(endOwnerView, (_all, storeId: number) => ({
  body: { storeId },
}));
