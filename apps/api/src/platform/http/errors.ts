import type { ProblemCode } from '@counter/contract/shared';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone, isDatabaseUnwritable } from '../kernel/database-failures.ts';
import { ProblemError } from '../kernel/problem.ts';
import { whoCalls } from './who-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The message for a body that exceeds the route's limit. */
    readonly tooLarge?: string | undefined;
  }
}

/**
 * Answers every failure as `application/problem+json`. Unexpected errors are logged, and their details stay out of the
 * answer.
 */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const problem = error instanceof ProblemError ? error : fromFastify(error, request);
    if (problem.status >= 500) {
      const { method, routeOptions } = request;
      const route = routeOptions.url ?? 'none';
      request.log.error({ method, route, ...whoCalls(request), err: error }, 'request failed');
    }
    return sendProblem(request, reply, problem);
  });
}

/** Answers a request whose URL can't be routed. */
export function answerUnroutable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendProblem(
    request,
    reply,
    new ProblemError('MALFORMED', "This address can't be read. Check it and try again."),
  );
}

/** Sends a problem with its headers. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', problem.retryAfterSeconds);
  }
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problem.toProblem(request.id));
}

const sentences: Record<number, readonly [ProblemCode, string]> = {
  400: ['MALFORMED', "The body isn't valid JSON. Correct it and try again."],
  413: ['TOO_LARGE', 'The request is too large. Send less at a time.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON (Content-Type: application/json).'],
};

/** Returns true for text that PostgreSQL can't store: NUL, or an unpaired surrogate in JSON. */
function isUnkeepable(error: FastifyError & { readonly detail?: unknown }): boolean {
  if (error.code === '22021' || error.code === '22P05') return true;
  return error.code === '22P02' && /surrogate/.test(String(error.detail));
}

function fromFastify(error: FastifyError, { routeOptions }: FastifyRequest): ProblemError {
  const { tooLarge } = routeOptions.config;
  if (error.statusCode === 413 && tooLarge) return new ProblemError('TOO_LARGE', tooLarge);
  if (isUnkeepable(error)) {
    return new ProblemError('MALFORMED', "Remove the characters that can't be saved.", {
      cause: error,
    });
  }
  const known = sentences[error.statusCode ?? 500];
  if (known) return new ProblemError(known[0], known[1], { cause: error });
  if (isDatabaseGone(error)) {
    return new ProblemError(
      'UNAVAILABLE',
      "We can't reach the database right now. Nothing was changed. Try again in a moment.",
      { cause: error, retryAfterSeconds: 2 },
    );
  }
  if (isDatabaseUnwritable(error)) {
    return new ProblemError(
      'UNAVAILABLE',
      "We can't save anything right now. Nothing was changed. Try again in a few minutes.",
      { cause: error, retryAfterSeconds: 10 },
    );
  }
  return new ProblemError(
    'INTERNAL',
    'Something went wrong on our side. Nothing was changed. Try again in a moment.',
    { cause: error },
  );
}
