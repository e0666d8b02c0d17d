import {
  decideCharge,
  findOperatorCharges,
  proposeCharge,
  type Charge,
  type ChargeStatus,
} from '@counter/contract/adjustments';
import type { CallOf } from '@counter/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import type { Keyed } from '../../../lib/send-once.ts';
import {
  keys,
  listing,
  queryOf,
  useWrite,
  type ListWish,
  type Outcome,
} from '../operator.queries.ts';

/** A page of the charges against all stores. */
export function useOperatorCharges(wish: ListWish<ChargeStatus>) {
  const query = queryOf(wish);
  return useQuery({
    ...listing,
    queryKey: [...keys.all, 'charges', query],
    queryFn: async ({ signal }) => (await call(findOperatorCharges, { query }, { signal })).data,
  });
}

export type Proposal = CallOf<typeof proposeCharge>['body'];
export type Decision = CallOf<typeof decideCharge>['body'];

/** Proposes a charge, once per key. */
export function usePropose(outcome: Outcome<Charge, Keyed<Proposal>>) {
  return useWrite(
    ({ key, sent }: Keyed<Proposal>) =>
      call(proposeCharge, { body: sent }, { idempotencyKey: key }),
    outcome,
  );
}

export function useDecide(outcome: Outcome<Charge, Decision>) {
  return useWrite((body: Decision) => call(decideCharge, { body }), outcome);
}
