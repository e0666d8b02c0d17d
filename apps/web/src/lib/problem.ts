import { problemSchema, type ProblemCode } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { ConnectionError } from './http.ts';
import { text } from './lib.text.ts';

/** A failure the server explained; `message` is its sentence for the person. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  readonly requestId: string;

  constructor(problem: z.infer<typeof problemSchema>) {
    super(problem.message);
    this.status = problem.status;
    this.code = problem.code;
    this.errors = problem.errors ?? [];
    this.requestId = problem.requestId;
  }
}

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
  const body: unknown = await response.json().catch(() => undefined);
  const problem = z.safeParse(problemSchema, body);
  return new ApiProblem(problem.success ? problem.data : unexplained(response));
}

function unexplained({ status, headers }: Response): z.infer<typeof problemSchema> {
  const requestId = headers.get('x-request-id') ?? '';
  const reference = requestId === '' ? '' : text.supportNumberHint(requestId);
  const message = text.serverError(status, reference);
  const code = status >= 500 ? 'INTERNAL' : 'MALFORMED';
  return { type: 'about:blank', title: '', status, detail: message, message, code, requestId };
}

/** Describes a failure as a sentence for the person. */
export function explainFailure(error: unknown): string {
  const explained = [ApiProblem, ConnectionError, LocalProblem].some(
    (kind) => error instanceof kind,
  );
  if (explained && error instanceof Error) return error.message;
  return text.pageError;
}
