import { callerKindOf, type Endpoint } from '@counter/contract/endpoint';
import { fieldMessage } from '@counter/contract/shared';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { ProblemError } from '../kernel/problem.ts';
import { findUnstorableTexts } from './stored-text.ts';
import { findUnknownFields } from './unknown-fields.ts';

z.config({ localeError: fieldMessage });

export type ParsedParts = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * Parses what the endpoint declares and refuses everything else.
 * @throws ProblemError MALFORMED for an invalid URL or content type, otherwise INVALID_FIELDS with a message per field
 */
export function parseParts(
  endpoint: Endpoint,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): ParsedParts {
  if (endpoint.body ? !isObject(body) : body && !isObject(body)) {
    throw new ProblemError('MALFORMED', 'The body of this call must be a JSON object.');
  }
  const isKnown = hasSession(endpoint) ? isUserClaim : () => false;
  return {
    params: parse(endpoint.params, params, { code: 'MALFORMED' }),
    query: parse(endpoint.query, query, { code: 'INVALID_FIELDS' }),
    body: parse(endpoint.body, body, { code: 'INVALID_FIELDS', isKnown }),
  };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasSession({ can }: Endpoint): boolean {
  return ['signedIn', 'operator', 'member'].includes(callerKindOf(can));
}

type Path = readonly PropertyKey[];

/** Any call of a signed-in person may carry a userId, which `permitCaller` has checked. */
function isUserClaim(path: Path): boolean {
  return path.length === 1 && path[0] === 'userId';
}

type Judging = {
  readonly code: 'MALFORMED' | 'INVALID_FIELDS';
  /** Allows fields that the schema doesn't have. */
  readonly isKnown?: (path: Path) => boolean;
};

function parse(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  { code, isKnown = () => false }: Judging,
): unknown {
  const unstorable = unstorableTexts(value);
  const result = schema && z.safeParse(schema, value, { reportInput: true });
  const issues = result?.error?.issues.flatMap((issue) => mostSpecificIssues(issue, value)) ?? [];
  const told = new Set(issues.map(({ path }) => path.join('.')));
  const errors = [
    ...issues.map(toFieldError),
    ...unstorable.filter(({ path }) => !told.has(path.join('.'))),
    ...unknownFields(schema, value, isKnown),
  ];
  if (errors.length > 0) throw refusal(code, errors);
  return result?.data;
}

type FieldError = {
  readonly path: Path;
  readonly message: string;
  /** True for a message that fits any field and needs its name. */
  readonly general?: boolean;
};

function toFieldError(issue: z.core.$ZodIssue): FieldError {
  const { path, message } = issue;
  return { path, message, general: message === fieldMessage(issue) };
}

function unstorableTexts(value: unknown): readonly FieldError[] {
  try {
    return findUnstorableTexts(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ProblemError('MALFORMED', 'The body of this call is nested too deeply.');
  }
}

function unknownFields(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  isKnown: (path: Path) => boolean,
): FieldError[] {
  return findUnknownFields(schema, value)
    .filter((path) => !isKnown(path))
    .map((path) => ({ path, message: `This call has no field "${String(path.at(-1))}"` }));
}

/** Returns the issues of the union member that has all of the value's fields. */
function mostSpecificIssues(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || !isObject(valueAt(value, issue.path))) return [issue];
  const ofOptions = issue.errors.map((issues) =>
    issues.map((one) => ({ ...one, path: [...issue.path, ...one.path] })),
  );
  const telling = ofOptions.find(
    (issues) =>
      issues.length > 0 &&
      issues.every(
        ({ path }) => path.length > issue.path.length && valueAt(value, path) !== undefined,
      ),
  );
  return telling?.flatMap((one) => mostSpecificIssues(one, value)) ?? [issue];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, name) =>
      typeof at === 'object' && at !== null
        ? Object.getOwnPropertyDescriptor(at, name)?.value
        : undefined,
    value,
  );
}

function refusal(code: Judging['code'], errors: readonly FieldError[]): ProblemError {
  const named = errors.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new ProblemError(code, sentenceFor(errors), { errors: named });
}

/** Returns the only field's message, or the number of invalid fields; each message also appears on its field. */
function sentenceFor(errors: readonly FieldError[]): string {
  const [first] = errors;
  if (!first || errors.length > 1) return 'Some fields need your attention.';
  return first.general ? `${first.path.map(String).join('.')}: ${first.message}` : first.message;
}
