import { ConnectionError } from '@counter/browser/http';
import { ApiProblem, readProblem as readExplained } from '@counter/browser/problem';
import { text } from './lib.text.ts';

/** A failure on this side, such as a passkey prompt that was closed; `message` is a sentence for the person. */
export class LocalProblem extends Error {
  override readonly name = 'LocalProblem';
}

/** The person closed the dialog that asks who they are: nothing was done, and there is nothing to tell. */
export class ProofCancelled extends Error {
  override readonly name = 'ProofCancelled';
}

/** Reads the failure out of an answer; one in another form (a proxy's, say) gets a sentence of ours. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  return readExplained(response, ({ status, headers }) => {
    const requestId = headers.get('x-request-id') ?? '';
    return text.serverError(status, requestId === '' ? '' : text.supportNumberHint(requestId));
  });
}

/** Describes a failure as a sentence for the person. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConnectionError)
    return error.isOffline ? text.offlineError : text.unreachableError;
  if (error instanceof ApiProblem || error instanceof LocalProblem) return error.message;
  return text.pageError;
}
