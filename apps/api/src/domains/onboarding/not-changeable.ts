import type { ApplicationState } from '@counter/contract/onboarding';
import { ProblemError } from '../../platform/kernel/problem.ts';

/** Builds the problem of changing an application that is no longer editable. */
export function notChangeable(state: ApplicationState): ProblemError {
  return new ProblemError('CONFLICT', sentences[state]);
}

/** Additional stores skip the sign-up steps, so their application is never a draft here. */
const furtherStore =
  'This store was added under My Business. Add it again there with the missing details.';

const sentences: Record<ApplicationState, string> = {
  DRAFT: furtherStore,
  REFUSED: furtherStore,
  SUBMITTED:
    "You already sent your application and we're checking it, so you can't change it now. We'll email you our decision.",
  APPROVED: 'Your store is already approved. Sign in again to open your dashboard.',
};
