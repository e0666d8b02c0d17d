import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LocalProblem } from '../../lib/problem.ts';
import { Loaded } from './loaded.tsx';

const failure = new LocalProblem('The network is down.');

function show(query: { data?: number; error?: Error; isFetching?: boolean }) {
  const refetch = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  const { data, error = null, isFetching = false } = query;
  render(
    <MantineProvider>
      <Loaded
        query={{ data, error, isFetching, refetch }}
        failed="The total couldn't be loaded"
        waiting={<p>Waiting</p>}
      >
        {(total) => <p>Total: {total}</p>}
      </Loaded>
    </MantineProvider>,
  );
  return refetch;
}

test.each([
  ['a placeholder while it is read', {}, 'Waiting'],
  ['what was read, even if it is nothing', { data: 0 }, 'Total: 0'],
  ['what was read before, if it cannot be read again', { data: 7, error: failure }, 'Total: 7'],
])('shows %s', (_what, query, shown) => {
  show(query);
  expect(screen.getByText(/Waiting|Total/)).toHaveTextContent(shown);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says what failed to load and why, and tries again', () => {
  const refetch = show({ error: failure });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The total couldn't be loaded *The network is down\./,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test("doesn't try again during a retry", () => {
  const refetch = show({ error: failure, isFetching: true });
  fireEvent.click(screen.getByRole('button', { name: /^Trying again/ }));
  expect(refetch).not.toHaveBeenCalled();
});
