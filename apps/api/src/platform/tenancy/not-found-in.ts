import { ProblemError } from '../kernel/problem.ts';
import type { StoreScope } from './scope.ts';

/**
 * Returns the problem of an id that isn't one of the store's, such as that of an `order`. Whether
 * another store has it stays unsaid.
 */
export function notFoundIn({ storeName }: StoreScope, noun: string): ProblemError {
  return new ProblemError('NOT_FOUND', `We couldn't find this ${noun} in ${storeName}.`);
}
