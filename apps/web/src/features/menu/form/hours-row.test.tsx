import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Stretch } from '../hours-words.ts';
import { HoursRow } from './hours-row.tsx';

function show(stretch: Stretch, errors: Partial<Record<keyof Stretch, string>> = {}) {
  const changes: Stretch[] = [];
  let removed = 0;
  render(
    <MantineProvider>
      <HoursRow
        number={2}
        stretch={stretch}
        onChange={(next) => changes.push(next)}
        onRemove={() => (removed += 1)}
        errorAt={(name) => errors[name]}
      />
    </MantineProvider>,
  );
  return { changes, removed: () => removed };
}

const lunch: Stretch = { weekdays: [1, 3], from: '11:00', to: '14:00' };
const day = (name: RegExp) => screen.getByRole('button', { name });

test('a day is added in order, or removed', () => {
  const { changes } = show(lunch);
  expect(day(/Monday/)).toHaveAttribute('aria-pressed', 'true');
  expect(day(/Tuesday/)).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(day(/Tuesday/));
  fireEvent.click(day(/Monday/));
  fireEvent.click(day(/Sunday/));
  expect(changes.map(({ weekdays }) => weekdays)).toEqual([[1, 2, 3], [3], [0, 1, 3]]);
});

test('hours can be removed together, and errors name their days', () => {
  const { removed } = show(lunch, { weekdays: 'Choose a day' });
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day');
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(removed()).toBe(1);
});

test('hours past midnight say that they end the next day', () => {
  show(lunch);
  expect(screen.queryByText(/next day/)).toBeNull();
  show({ ...lunch, from: '22:00', to: '02:00' });
  expect(screen.getByText(/next day/)).toBeVisible();
});
