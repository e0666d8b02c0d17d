import type { BasketProblem } from '@counter/contract/orders';
import { ProblemError } from '../../platform/http/problem.ts';

/** The refusal of a basket. What cannot be had weighs more than what was chosen wrongly. */
export function refusedBasket(problems: readonly BasketProblem[]): ProblemError {
  const gone = problems.filter(({ code }) => code === 'ITEM_UNAVAILABLE');
  const told = gone.length > 0 ? gone : problems;
  const code = gone.length > 0 ? 'ITEM_UNAVAILABLE' : 'INVALID_FIELDS';
  const errors = problems.map(({ path, message }) => ({ path, message }));
  return new ProblemError(code, told.map(({ message }) => message).join(' '), { errors });
}
