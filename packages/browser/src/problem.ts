import type { Problem } from '@counter/contract/shared';
import { z } from 'zod/mini';

/** Errors of single fields: `customer.name` and a sentence. */
export type FieldErrors = readonly { readonly path: string; readonly message: string }[];

type ProblemFacts = Pick<Problem, 'status' | 'code' | 'message' | 'errors'> & Partial<Problem>;

/** A failure the server explained; `message` is its sentence for the person. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: Problem['code'];
  readonly errors: FieldErrors;

  constructor({ message, status, code, errors = [] }: ProblemFacts) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** Returns true for a refusal that a retry can't change: neither a server error nor a rate limit. */
export function isFinal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500 && error.status !== 429;
}

const problem = z.object({
  // Any: a server that is newer than the page may have one that the page doesn't know, and its sentence is still right.
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/**
 * Reads the failure out of an answer. One in another form (a proxy's, say) gets a sentence from `explain`. Nobody knows
 * what it decided, so its code is `INTERNAL`.
 */
export async function readProblem(
  response: Response,
  explain: (response: Response) => string,
): Promise<ApiProblem> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const { data } = z.safeParse(problem, body);
  if (data) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an unknown code equals none that is asked for
    return new ApiProblem({ ...data, status, code: data.code as Problem['code'] });
  }
  return new ApiProblem({ status, code: 'INTERNAL', message: explain(response) });
}
