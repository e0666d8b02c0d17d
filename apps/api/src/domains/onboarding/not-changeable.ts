import type { ApplicationState } from '@counter/contract/onboarding';
import { ProblemError } from '../../platform/kernel/problem.ts';

/** The problem of changing an application that can't be changed any more. */
export function notChangeable(state: ApplicationState): ProblemError {
  return new ProblemError('CONFLICT', sentences[state]);
}

/** A further store is not signed up step by step, so its application is never a draft here. */
const furtherStore =
  'This store was added under My Business. Add it again there with the missing details.';

const sentences: Record<ApplicationState, string> = {
  DRAFT: furtherStore,
  REFUSED: furtherStore,
  SUBMITTED:
    "You already sent your application and we're checking it, so you can't change it now. We'll email you our decision.",
  APPROVED: 'Your store is already approved. Sign in again to open your dashboard.',
};
