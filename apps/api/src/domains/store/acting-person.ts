import { ProblemError } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns the acting person's user id. @throws ProblemError NOT_ALLOWED for an integration or a timer. */
export function personOf({ actor }: StoreScope): number {
  if (actor.kind === 'user') return actor.id;
  throw new ProblemError('NOT_ALLOWED', 'Only a signed-in person may do this.');
}
