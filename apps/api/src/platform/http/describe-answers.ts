import type { Endpoint } from '@counter/contract/endpoint';
import type { Problem, ProblemCode } from '@counter/contract/shared';
import { refusalsOf, refusalStatuses, type RefusalStatus } from './refusals.ts';

/** Recorded answers of a call. */
export type CallExamples = {
  /** The body of a success; a string if the call answers with a file. */
  readonly success?: unknown;
  /** Problems, or the code of a shared one. */
  readonly problems: readonly (Problem | ProblemCode)[];
};

/** Recorded answers by call name. */
export type ApiExamples = {
  /** The most common problem of each code. */
  readonly shared: Partial<Readonly<Record<ProblemCode, Problem>>>;
  readonly calls: Readonly<Record<string, CallExamples>>;
};

export const noExamples: ApiExamples = { shared: {}, calls: {} };

const names: Readonly<Record<RefusalStatus, readonly [string, ProblemCode, string]>> = {
  400: ['Malformed', 'MALFORMED', "The request can't be read."],
  401: ['NotSignedIn', 'NOT_SIGNED_IN', 'The session or the API key is missing or has ended.'],
  403: ['NotAllowed', 'NOT_ALLOWED', 'The caller may not do this, or not in this store.'],
  404: ['NotFound', 'NOT_FOUND', 'What the call names was not found.'],
  409: ['Conflict', 'CONFLICT', 'It was changed in the meantime, or a rule is in the way.'],
  413: ['TooLarge', 'TOO_LARGE', 'The body is too large.'],
  415: ['NotJson', 'UNSUPPORTED_MEDIA_TYPE', 'The body is not JSON.'],
  422: ['InvalidFields', 'INVALID_FIELDS', 'Fields are wrong. `errors` says which.'],
  429: [
    'TooManyRequests',
    'TOO_MANY_REQUESTS',
    'Too many calls. `Retry-After` says how long to wait.',
  ],
};

type Described = Readonly<Record<string, unknown>>;

/** Describes a call's refusals, declared and recorded. */
export function describeRefusals(
  name: string,
  endpoint: Endpoint,
  examples: ApiExamples,
): Described {
  const problems = (examples.calls[name]?.problems ?? []).flatMap((one) => {
    const problem = typeof one === 'string' ? examples.shared[one] : one;
    return problem ? [{ problem, isShared: typeof one === 'string' }] : [];
  });
  const declared: readonly number[] = refusalsOf(endpoint);
  const statuses = refusalStatuses.filter(
    (status) => declared.includes(status) || problems.some((one) => one.problem.status === status),
  );
  return Object.fromEntries(
    statuses.map((status) => {
      const own = problems.filter(({ problem }) => problem.status === status);
      const [component, usual] = names[status];
      const isUsual = own.every(({ problem, isShared }) => isShared && problem.code === usual);
      if (isUsual && !(status === 429 && endpoint.rateLimit)) {
        return [status, { $ref: `#/components/responses/${component}` }];
      }
      const listed: Record<string, object> = {};
      for (const { problem, isShared } of own) {
        listed[problem.code] = isShared ? exampleOf(problem.code) : { value: problem };
      }
      return [status, describeProblem(status, listed, endpoint)];
    }),
  );
}

function describeProblem(status: RefusalStatus, listed: object, endpoint?: Endpoint): Described {
  const [, , description] = names[status];
  const limit = status === 429 ? endpoint?.rateLimit : undefined;
  return {
    description: limit ? `${description} At most ${limit} calls a minute.` : description,
    ...(status === 429
      ? {
          headers: {
            'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
          },
        }
      : {}),
    content: problemContent(listed),
  };
}

/** Describes all other failures. */
export const otherFailure: Described = {
  description: 'A failure on our side, with a sentence for the person in `detail`.',
  content: problemContent({}),
};

function problemContent(listed: object): Described {
  return {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      ...(Object.keys(listed).length > 0 ? { examples: listed } : {}),
    },
  };
}

/** Describes the shared problems that a document's paths refer to. */
export function sharedAnswers(paths: object, { shared }: ApiExamples): Described {
  const text = JSON.stringify(paths);
  const responses = refusalStatuses.flatMap((status) => {
    const [component, usual] = names[status];
    if (!text.includes(`"#/components/responses/${component}"`)) return [];
    const listed = shared[usual] ? { [usual]: exampleOf(usual) } : {};
    return [[component, describeProblem(status, listed)] as const];
  });
  const used = JSON.stringify([text, responses]);
  const listed = Object.entries(shared).filter(([code]) =>
    used.includes(`#/components/examples/${code}`),
  );
  return {
    responses: Object.fromEntries(responses),
    examples: Object.fromEntries(
      listed.map(([code, value]) => [code, { summary: value.title, value }]),
    ),
  };
}

const exampleOf = (code: ProblemCode) => ({ $ref: `#/components/examples/${code}` });
