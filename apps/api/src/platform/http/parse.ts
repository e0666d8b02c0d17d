import type { Endpoint } from '@counter/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { ProblemError } from './problem.ts';

z.config(z.locales.en());

export type ParsedParts = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * Parses what the endpoint declares.
 * @throws ProblemError MALFORMED for an address or a body of the wrong kind, INVALID_FIELDS with every
 * field's message otherwise.
 */
export function parseParts(endpoint: Endpoint, request: FastifyRequest): ParsedParts {
  if (endpoint.body && !isObject(request.body)) {
    throw new ProblemError('MALFORMED', 'The body of this call must be a JSON object.');
  }
  return {
    params: parse(endpoint.params, request.params, 'MALFORMED'),
    query: parse(endpoint.query, request.query, 'INVALID_FIELDS'),
    body: parse(endpoint.body, request.body, 'INVALID_FIELDS'),
  };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  code: 'MALFORMED' | 'INVALID_FIELDS',
): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  throw new ProblemError(code, sentenceFor(errors), { errors });
}

/** One wrong field speaks for itself; several are counted, and each message lands on its field. */
function sentenceFor(errors: readonly { path: string; message: string }[]): string {
  const [first] = errors;
  if (!first || errors.length > 1) return 'Some fields need your attention.';
  return first.message.startsWith('Invalid') ? `${first.path}: ${first.message}` : first.message;
}
