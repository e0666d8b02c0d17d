import type { ApplicationState } from '@counter/contract/onboarding';
import { ProblemError } from '../../platform/kernel/problem.ts';

/** The problem of changing an application that can't be changed any more. */
export function notChangeable(state: ApplicationState): ProblemError {
  return new ProblemError('CONFLICT', sentences[state]);
}

/** A further store is not signed up step by step, so its application is never a draft here. */
const furtherStore =
  'This store was added under My Business and is not part of signing up. Add it again there with what is missing.';

const sentences: Record<ApplicationState, string> = {
  DRAFT: furtherStore,
  REFUSED: furtherStore,
  SUBMITTED:
    'You have sent your application already and we are checking it, so it cannot be changed now. We write to you as soon as it is decided.',
  APPROVED:
    'Your store is approved, so there is nothing left to send. Sign in again to reach your dashboard.',
};
