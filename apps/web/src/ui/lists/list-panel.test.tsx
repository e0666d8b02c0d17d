import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LocalProblem } from '../../lib/problem.ts';
import { ListEmpty } from './list-empty.tsx';
import { chosenDays, type LookedFor } from './looked-for.ts';
import { ListPanel } from './list-panel.tsx';

const failure = new LocalProblem('The network is down.');

function show(query: { data: unknown; error: Error | null }) {
  const refetch = vi.fn<() => Promise<void>>(async () => Promise.resolve());
  render(
    <MantineProvider>
      <ListPanel
        what="expenses"
        query={{ ...query, isFetching: false, refetch }}
        filters={<p>Filters</p>}
      >
        <p>Rows</p>
      </ListPanel>
    </MantineProvider>,
  );
  return refetch;
}

test.each([
  ['rows alone, once they were read', { data: [], error: null }, true, false],
  ['rows alone, while they are read', { data: undefined, error: null }, true, false],
  ['the last known rows, when they cannot be read again', { data: [], error: failure }, true, true],
  [
    'why there are none, when they cannot be read',
    { data: undefined, error: failure },
    false,
    true,
  ],
])('a list shows %s', (_what, query, hasRows, saysWhy) => {
  const refetch = show(query);
  expect(screen.queryByText('Rows') !== null).toBe(hasRows);
  expect(screen.queryByText(/The network is down\./) !== null).toBe(saysWhy);
  expect(screen.getByText('Filters')).toBeVisible();
  const again = screen.queryByRole('button', { name: 'Try again' });
  expect(again !== null).toBe(!hasRows);
  if (again) fireEvent.click(again);
  expect(refetch).toHaveBeenCalledTimes(hasRows ? 0 : 1);
});

test('a list without rows names what was searched for, or what it will hold', () => {
  const onClear = vi.fn<() => void>();
  const { rerender } = render(
    <MantineProvider>
      <ListEmpty looked={['soup', undefined, '', 5]} onClear={onClear}>
        No orders yet
      </ListEmpty>
    </MantineProvider>,
  );
  expect(screen.getByText(/soup, 5/)).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  expect(onClear).toHaveBeenCalledTimes(1);
  rerender(
    <MantineProvider>
      <ListEmpty looked={[undefined, '']} onClear={onClear}>
        No orders yet
      </ListEmpty>
    </MantineProvider>,
  );
  expect(screen.getByText('No orders yet')).toBeVisible();
});

const nothingThen = /^Nothing on these days\./;

test.each<[string, LookedFor, RegExp, RegExp]>([
  ['days alone', [undefined, chosenDays], nothingThen, /No results found/],
  ['days and words', ['soup', chosenDays], /"soup, these days"/, nothingThen],
  ['the words that stand for days', ['these days'], /"these days"/, nothingThen],
])('a list without rows explains a search for %s', (_what, looked, said, unsaid) => {
  render(
    <MantineProvider>
      <ListEmpty looked={looked} onClear={() => undefined}>
        No orders yet
      </ListEmpty>
    </MantineProvider>,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(unsaid)).toBeNull();
});
