import type { Problem } from '@counter/contract/shared';
import { z } from 'zod/mini';

/** Field errors: a path such as `customer.name` and a message. */
export type FieldErrors = readonly { readonly path: string; readonly message: string }[];

type ProblemFacts = Pick<Problem, 'status' | 'code' | 'message' | 'errors'> & Partial<Problem>;

/** A failure that the server explained; `message` is its sentence for the person. */
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
  // Any string: a newer server may have codes that the page doesn't know, and its message still applies.
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/**
 * Parses a failed response. One in another format (from a proxy, for example) gets a message from `explain` and the
 * code `INTERNAL`, because its outcome is unknown.
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
