import { ConnectionError } from '@counter/browser/http';
import { ApiProblem } from '@counter/browser/problem';
import { expect, it } from 'vitest';
import { isFinal } from './problem.ts';

const refusal = (status: number) => new ApiProblem({ status, code: 'INTERNAL', message: 'No.' });

it.each([400, 403, 404, 409, 422])('a refusal with %i is final', (status) => {
  expect(isFinal(refusal(status))).toBe(true);
});

it.each([429, 500, 503])('a refusal with %i may pass', (status) => {
  expect(isFinal(refusal(status))).toBe(false);
});

it('a lost connection and a fault of the page decide nothing', () => {
  expect(isFinal(new ConnectionError(new TypeError('Failed to fetch')))).toBe(false);
  expect(isFinal(new TypeError('x is undefined'))).toBe(false);
});
