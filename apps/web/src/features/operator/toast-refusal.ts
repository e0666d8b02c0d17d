import { ApiProblem, explainFailure, ProofCancelled } from '../../lib/api.ts';
import { toastFailure } from '../../ui/feedback/toast.ts';

/**
 * Tells what was not done and why: "Fern & Field was not approved. Olivia has refused it."
 * What the server has decided does not change by asking again; anything else can be tried again.
 */
export function toastRefusal(happened: string, error: Error, retry: () => void): void {
  if (error instanceof ProofCancelled) return;
  const text = `${happened} ${explainFailure(error)}`;
  const decided = error instanceof ApiProblem && error.status < 500 && error.status !== 429;
  if (decided) toastFailure(text);
  else toastFailure(text, retry);
}

/** Returns true if somebody else was faster and the request is obsolete. */
export function isDecided(error: Error): boolean {
  return error instanceof ApiProblem && error.code === 'CONFLICT';
}
