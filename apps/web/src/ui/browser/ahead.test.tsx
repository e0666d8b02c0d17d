import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { fetchOnce, optionalPart } from './ahead.ts';

test('an optional part that fails to load leaves the rest of the screen alone', async () => {
  const Part = optionalPart<object>(async () => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <main>
      Orders
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </main>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(screen.getByRole('main')).toHaveTextContent(/^Orders$/);
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
