import { ProblemError } from '../kernel/problem.ts';
import type { StoreScope } from './scope.ts';

/**
 * Returns the problem of an id that isn't in the store, such as an `order`'s. Doesn't reveal whether another store has
 * it.
 */
export function notFoundIn({ storeName }: StoreScope, noun: string): ProblemError {
  return new ProblemError('NOT_FOUND', `We couldn't find this ${noun} in ${storeName}.`);
}
