import { explainFailure, isFinal, ProofCancelled } from '../../lib/api.ts';
import { toastFailure } from './toast.ts';

/**
 * Shows what failed and why: "Fern & Field was not approved. Olivia has refused it." Offers a retry unless the
 * refusal is final. Shows nothing if the person canceled.
 */
export function toastRefusal(happened: string, error: unknown, retry: () => void): void {
  if (error instanceof ProofCancelled) return;
  const sentence = `${happened} ${explainFailure(error)}`;
  if (isFinal(error)) toastFailure(sentence);
  else toastFailure(sentence, retry);
}
