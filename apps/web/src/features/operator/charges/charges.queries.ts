import {
  decideCharge,
  findOperatorCharges,
  proposeCharge,
  type ChargeStatus,
} from '@counter/contract/adjustments';
import type { CallOf } from '@counter/contract/endpoint';
import { operator, pageOf, type ListWish } from '../operator-resource.ts';

/** Loads one page of the charges against all stores. */
export const useOperatorCharges = operator.list(
  'charges',
  findOperatorCharges,
  (_all, wish: ListWish<ChargeStatus>) => pageOf(wish),
);

export type Proposal = CallOf<typeof proposeCharge>['body'];
type Decision = CallOf<typeof decideCharge>['body'];

/** Proposes a charge. A retry with the same idempotency key doesn't create another. */
export const usePropose = operator.save(proposeCharge, (_all, body: Proposal) => ({ body }));

export const useDecide = operator.write(decideCharge, (_all, body: Decision) => ({ body }));
