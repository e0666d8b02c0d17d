import { expect, test } from 'vitest';
import { ConnectionError } from './http.ts';
import { ApiProblem, isFinal, readProblem } from './problem.ts';

const explain = ({ status }: Response) => `Failed: ${status}`;

const answer = async (body: unknown, status: number) =>
  readProblem(new Response(JSON.stringify(body), { status }), explain);

test("has the server's message and its field errors", async () => {
  const errors = [{ path: 'name', message: 'Enter a name.' }];
  const told = { code: 'INVALID_FIELDS', message: 'Some fields are wrong.', errors };
  const problem = await answer(told, 400);
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({ ...told, status: 400 });
  expect(await answer({ code: 'CONFLICT', message: 'It is gone.' }, 409)).toMatchObject({
    errors: [],
  });
});

test('keeps the message of a code that only a newer server knows', async () => {
  const told = { code: 'FROM_TOMORROW', message: 'Not on a Sunday.' };
  expect(await answer(told, 409)).toMatchObject(told);
});

test("an answer in another format gets the app's message", async () => {
  expect(await answer('Bad gateway', 502)).toMatchObject({
    message: 'Failed: 502',
    code: 'INTERNAL',
    status: 502,
    errors: [],
  });
  expect(await answer({}, 499)).toMatchObject({ message: 'Failed: 499', code: 'INTERNAL' });
  expect(await readProblem(new Response('<html>', { status: 500 }), explain)).toMatchObject({
    code: 'INTERNAL',
  });
});

const refusal = (status: number) => new ApiProblem({ status, code: 'INTERNAL', message: 'No.' });

test.each([400, 403, 404, 409, 422])('a refusal with %i is final', (status) => {
  expect(isFinal(refusal(status))).toBe(true);
});

test.each([429, 500, 503])('a refusal with %i may pass', (status) => {
  expect(isFinal(refusal(status))).toBe(false);
});

test('a lost connection or an error of the page is not final', () => {
  expect(isFinal(new ConnectionError(new TypeError('Failed to fetch')))).toBe(false);
  expect(isFinal(new TypeError('x is undefined'))).toBe(false);
});
