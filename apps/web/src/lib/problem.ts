import { ConnectionError } from '@counter/browser/http';
import { ApiProblem, readProblem as readExplained } from '@counter/browser/problem';
import { text } from './lib.text.ts';

/** A failure in the browser, such as a closed passkey prompt. `message` is shown to the person. */
export class LocalProblem extends Error {
  override readonly name = 'LocalProblem';
}

/** The person closed the proof dialog. Nothing happened, so there is nothing to report. */
export class ProofCancelled extends Error {
  override readonly name = 'ProofCancelled';
}

/** Reads the error from a response. Responses in another format, such as a proxy's, get a generic message. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  return readExplained(response, ({ status, headers }) => {
    const requestId = headers.get('x-request-id') ?? '';
    return text.serverError(status, requestId === '' ? '' : text.supportNumberHint(requestId));
  });
}

/** Returns the sentence that explains a failure to the person. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConnectionError)
    return error.isOffline ? text.offlineError : text.unreachableError;
  if (error instanceof ApiProblem || error instanceof LocalProblem) return error.message;
  return text.pageError;
}
