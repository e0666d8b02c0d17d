import { findConsumer } from '@counter/contract/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { call, isOutcomeUnknown, wordsOf } from './http.ts';

afterEach(() => void vi.unstubAllGlobals());

const ask = async () => call(findConsumer, {}).catch((error: unknown) => error);

test('a call times out after 10 to 30 seconds without an answer', async () => {
  const over = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () =>
          reject(new DOMException('Late.', 'TimeoutError')),
        );
      }),
  );
  const asked = ask();
  over.abort();
  expect(await asked).toMatchObject({ name: 'ConnectionError', cause: { name: 'TimeoutError' } });
  expect(limit.mock.lastCall?.[0]).toBeGreaterThanOrEqual(10_000);
  expect(limit.mock.lastCall?.[0]).toBeLessThanOrEqual(30_000);
});

test("says that the customer is offline, or else that the store can't be reached", async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const online = await ask();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = await ask();
  expect(wordsOf(offline)).toMatch(/offline/);
  expect(wordsOf(online)).toMatch(/reach the store/);
  expect([online, offline].every(isOutcomeUnknown)).toBe(true);
});

test("a refusal has the server's message, or ours if it sent none", async () => {
  const answer = (body: string) =>
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status: 409 }));
  answer(
    JSON.stringify({
      code: 'CONFLICT',
      message: 'It is gone.',
      errors: [{ path: 'a', message: 'b' }],
    }),
  );
  const refused = await ask();
  expect([wordsOf(refused), isOutcomeUnknown(refused)]).toEqual(['It is gone.', false]);
  answer('<html>');
  expect(wordsOf(await ask())).toMatch(/went wrong on our side/);
});
