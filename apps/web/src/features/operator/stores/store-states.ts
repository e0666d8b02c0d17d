import type { OperatorStore, OperatorStoreState } from '@counter/contract/operator';

type Facts = Pick<OperatorStore, 'approved' | 'suspension' | 'verified'>;

/** Returns all states of a store. Without submitted details it does not count as unverified. */
export function statesOf({ approved, suspension, verified }: Facts): OperatorStoreState[] {
  const unverified = verified !== null && !Object.values(verified).every(Boolean);
  const states: OperatorStoreState[] = [];
  if (!approved) states.push('NOT_APPROVED');
  if (suspension) states.push('SUSPENDED');
  if (approved && !suspension) states.push('ACTIVE');
  if (unverified) states.push('UNVERIFIED');
  return states;
}
