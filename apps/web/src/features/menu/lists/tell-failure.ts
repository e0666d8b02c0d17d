import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { toastFailure } from '../../../ui/feedback/toast.ts';

/** Shows a failure, with retry unless the server has decided. */
export function tellFailure(what: string, error: Error, retry: () => void): void {
  const decided = error instanceof ApiProblem && error.status < 500 && error.status !== 429;
  const sentence = `${what} ${explainFailure(error)}`;
  if (decided) toastFailure(sentence);
  else toastFailure(sentence, retry);
}
