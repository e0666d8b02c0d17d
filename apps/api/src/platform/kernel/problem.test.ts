import { problemCodes, problemSchema, type ProblemCode } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ProblemError } from './problem.ts';

type Answers = { readonly title: string; readonly codes: readonly ProblemCode[] };

const answers: Readonly<Record<number, Answers>> = {
  400: { title: 'Bad request', codes: ['MALFORMED', 'IDEMPOTENCY_KEY_REQUIRED'] },
  401: {
    title: 'Not signed in',
    codes: [
      'NOT_SIGNED_IN',
      'WRONG_CREDENTIALS',
      'PASSWORD_REQUIRED',
      'SECOND_FACTOR_REQUIRED',
      'WRONG_CODE',
    ],
  },
  403: {
    title: 'Not allowed',
    codes: ['NOT_ALLOWED', 'STORE_NOT_APPROVED', 'CUSTOMER_BLOCKED', 'SECOND_FACTOR_DEMANDED'],
  },
  404: { title: 'Not found', codes: ['NOT_FOUND'] },
  409: {
    title: 'Conflict',
    codes: [
      'EMAIL_TAKEN',
      'LINK_USED',
      'LINK_EXPIRED',
      'CONFLICT',
      'ORDER_MOVED',
      'CHANGED_MEANWHILE',
      'CATEGORY_IN_USE',
      'OPTION_GROUP_IN_USE',
      'STORE_CLOSED',
      'ITEM_UNAVAILABLE',
      'TOO_MANY_OPEN_ORDERS',
      'CONFIRMATION_NEEDED',
      'PHONE_NOT_PROVEN',
      'PROMO_NOT_VALID',
      'PRICE_CHANGED',
    ],
  },
  405: { title: 'Method not allowed', codes: ['METHOD_NOT_ALLOWED'] },
  413: { title: 'Too large', codes: ['TOO_LARGE'] },
  415: { title: 'Unsupported media type', codes: ['UNSUPPORTED_MEDIA_TYPE'] },
  422: {
    title: 'Invalid fields',
    codes: [
      'INVALID_FIELDS',
      'IDEMPOTENCY_KEY_REUSED',
      'BELOW_MINIMUM_ORDER',
      'DELIVERY_METHOD_NOT_OFFERED',
      'DELIVERY_TOO_FAR',
      'IMPOSSIBLE_SCHEDULE',
    ],
  },
  429: { title: 'Too many requests', codes: ['ACCOUNT_LOCKED', 'TOO_MANY_REQUESTS'] },
  500: { title: 'Something went wrong', codes: ['INTERNAL'] },
  503: { title: 'Temporarily unavailable', codes: ['UNAVAILABLE'] },
};

const table = Object.entries(answers).flatMap(([status, { title, codes }]) =>
  codes.map((code) => ({ code, status: Number(status), title })),
);

test('every problem code has a status', () => {
  expect(table.map(({ code }) => code).toSorted()).toEqual([...problemCodes].toSorted());
});

test.each(table)('$code has status $status', ({ code, status, title }) => {
  const message = 'Try again in a moment.';
  const error = new ProblemError(code, message);
  const type = `urn:counter:problem:${code.toLowerCase().split('_').join('-')}`;
  const problem = { type, title, status, detail: message, message, code, requestId: 'one' };
  expect(error.status).toBe(status);
  expect(error.toProblem('one')).toStrictEqual(problem);
  expect(z.parse(problemSchema, problem)).toEqual(problem);
});

test('a problem includes its fields, retry delay and cause', () => {
  const errors = [{ path: 'name', message: 'Enter a name' }];
  const cause = new Error('The reason');
  const error = new ProblemError('INVALID_FIELDS', 'Check the fields.', {
    errors,
    retryAfterSeconds: 3,
    cause,
  });
  expect(error.toProblem('one').errors).toEqual(errors);
  expect(error).toMatchObject({ name: 'ProblemError', retryAfterSeconds: 3, cause });
});
