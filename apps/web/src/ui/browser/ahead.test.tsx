import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { optionalPart } from './ahead.ts';

test('a part whose code cannot be had leaves the rest of the screen alone', async () => {
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
