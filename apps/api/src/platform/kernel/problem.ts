import type { Problem, ProblemCode } from '@counter/contract/shared';

const statuses: Record<ProblemCode, number> = {
  MALFORMED: 400,
  INVALID_FIELDS: 422,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  PASSWORD_REQUIRED: 401,
  ACCOUNT_LOCKED: 429,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_DEMANDED: 403,
  WRONG_CODE: 401,
  EMAIL_TAKEN: 409,
  LINK_USED: 409,
  LINK_EXPIRED: 409,
  NOT_ALLOWED: 403,
  STORE_NOT_APPROVED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  ORDER_MOVED: 409,
  CHANGED_MEANWHILE: 409,
  CATEGORY_IN_USE: 409,
  OPTION_GROUP_IN_USE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  STORE_CLOSED: 409,
  ITEM_UNAVAILABLE: 409,
  BELOW_MINIMUM_ORDER: 422,
  DELIVERY_METHOD_NOT_OFFERED: 422,
  DELIVERY_TOO_FAR: 422,
  CUSTOMER_BLOCKED: 403,
  TOO_MANY_OPEN_ORDERS: 409,
  CONFIRMATION_NEEDED: 409,
  PHONE_NOT_PROVEN: 409,
  PROMO_NOT_VALID: 409,
  IMPOSSIBLE_SCHEDULE: 422,
  PRICE_CHANGED: 409,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Invalid fields',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Temporarily unavailable',
};

type FieldError = { readonly path: string; readonly message: string };

type Details = {
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/**
 * An expected failure: `code` for programs and a message for the person (what happened, what it means, what to do). May
 * be thrown anywhere; the answer is `application/problem+json`.
 */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string, details: Details = {}) {
    super(detail, { cause: details.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.status = statuses[code];
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Returns the response body. */
  toProblem(requestId: string): Problem {
    return {
      type: `urn:counter:problem:${this.code.toLowerCase().replaceAll('_', '-')}`,
      title: titles[this.status] ?? 'Problem',
      status: this.status,
      detail: this.message,
      message: this.message,
      code: this.code,
      ...(this.errors ? { errors: [...this.errors] } : {}),
      requestId,
    };
  }
}

/** Returns the problem of a missing thing, such as a `store`, for somebody who followed a link to it. */
export function notFound(noun: string): ProblemError {
  return new ProblemError(
    'NOT_FOUND',
    `We couldn't find this ${noun}. The link may be wrong or out of date.`,
  );
}

/** Returns the problem of one invalid field. Its message is also the answer's detail. */
export function refusedField(path: string, message: string): ProblemError {
  return new ProblemError('INVALID_FIELDS', message, { errors: [{ path, message }] });
}
