import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchOnce, fetchUntilThere, onFirstActivity, optionalPart, prefetch } from './ahead.ts';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));

test('an optional part that fails to load leaves the screen alone, and comes once the network is back', async () => {
  let isReached = false;
  const Part = optionalPart<object>(async () =>
    isReached ? { default: () => ' and alerts' } : Promise.reject(new TypeError('Failed to fetch')),
  );
  render(
    <main>
      Orders
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  );
  const main = screen.getByRole('main');
  await vi.waitFor(() => expect(console.info).toHaveBeenCalled());
  expect(main).toHaveTextContent(/^Orders$/);
  isReached = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(main).toHaveTextContent('Orders and alerts'), { timeout: 5000 });
});

test('code that is fetched ahead is fetched again once the network is back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue('the code');
  prefetch(load);
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(console.info).toHaveBeenCalled());
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2), { timeout: 5000 });
});

/** Keeps the browser busy until it is told to rest. */
function keepBusy(): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (ready: () => void) => waiting.push(ready));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => waiting.splice(0).forEach((ready) => ready());
}

test('the first press is answered before what the screen does without begins, once', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const rest = keepBusy();
  const begin = vi.fn<() => void>();
  onFirstActivity(begin);
  window.dispatchEvent(new Event('keydown'));
  expect(begin).not.toHaveBeenCalled();
  rest();
  expect(begin).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a screen that nobody touches loads what it does without after a while, and one that is left does not', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begin = vi.fn<() => void>();
  onFirstActivity(begin);
  const beginNever = vi.fn<() => void>();
  const leave = onFirstActivity(beginNever);
  leave();
  vi.advanceTimersByTime(6000);
  expect(begin).toHaveBeenCalledTimes(1);
  const rest = keepBusy();
  const leaveTouched = onFirstActivity(beginNever);
  window.dispatchEvent(new Event('keydown'));
  leaveTouched();
  rest();
  vi.advanceTimersByTime(10_000);
  expect(beginNever).not.toHaveBeenCalled();
});

test('code is fetched again while the server is down, though the network is there', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls < 5) throw new TypeError('Failed to fetch');
    return 'the code';
  };
  const fetched = fetchUntilThere(load);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(calls).toBe(4);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await fetched).toBe('the code');
});

test('code that cannot be fetched in time has failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = async () => Promise.reject(new TypeError('Failed to fetch'));
  const failed = fetchUntilThere(load, 10_000).catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failed).toContain('Failed to fetch');
});

test('fetches code again after a failure, and then keeps it', async () => {
  let calls = 0;
  const load = fetchOnce(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return 'the code';
  });
  await expect(load()).rejects.toThrow('Failed to fetch');
  expect(await load()).toBe('the code');
  expect(await load()).toBe('the code');
  expect(calls).toBe(2);
});
