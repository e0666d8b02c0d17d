import type { ProblemCode } from '@counter/contract/shared';
import { expect, test } from 'vitest';
import { ApiProblem } from '@counter/browser/problem';
import { deadLinkOf } from './link-state.ts';

function refusal(code: ProblemCode, path?: string): ApiProblem {
  const detail = 'It was refused.';
  const errors = path === undefined ? [] : [{ path, message: detail }];
  const words = { type: 'about:blank', title: '', detail, message: detail, requestId: 'r1' };
  return new ApiProblem({ ...words, status: 409, code, errors });
}

test.each([
  ['LINK_USED', 'used'],
  ['LINK_EXPIRED', 'expired'],
  ['NOT_FOUND', 'unknown'],
  ['MALFORMED', 'unknown'],
] as const)('%s: the link is %s', (code, dead) => expect(deadLinkOf(refusal(code))).toBe(dead));

test('a malformed link is unknown', () => {
  expect(deadLinkOf(refusal('INVALID_FIELDS', 'requestId'))).toBe('unknown');
  expect(deadLinkOf(refusal('INVALID_FIELDS', 'token'))).toBe('unknown');
});

test('other refusals say nothing about the link', () => {
  expect(deadLinkOf(refusal('INVALID_FIELDS', 'newPassword'))).toBeUndefined();
  expect(deadLinkOf(refusal('TOO_MANY_REQUESTS'))).toBeUndefined();
  expect(deadLinkOf(new Error('The server could not be reached.'))).toBeUndefined();
});
