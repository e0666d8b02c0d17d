import type { Comparison, Range } from '@counter/contract/shared';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { desktop, phone, showOn } from '../../testing/stub-browser.ts';
import { ComparisonChoice, RangePicker } from './range-picker.tsx';

const today = '2026-11-20';

afterEach(() => showOn(desktop));

function openPicker(range: Range | undefined, all?: () => void) {
  const chosen: Range[] = [];
  render(
    <MantineProvider env="test">
      <RangePicker
        range={range}
        today={today}
        onChoose={(next) => chosen.push(next)}
        {...(all && { onChooseAll: all })}
      />
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { expanded: false });
  fireEvent.click(button);
  return { chosen, button };
}

/** The choice of this name, behind the button that opens the picker. */
const preset = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Days', hidden: true });
  return within(list).getByRole('button', { name, hidden: true });
};
const dayButton = async (label: RegExp) => {
  const [first] = await screen.findAllByRole('button', { name: label, hidden: true });
  return first ?? document.body;
};
const picked = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);

test('chooses days by name, and closes the picker', async () => {
  const { chosen, button } = openPicker('TODAY');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await preset('Today')).toHaveAttribute('aria-pressed', 'true');
  expect(await preset('Yesterday')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText('All days')).toBeNull();
  fireEvent.click(await preset('Yesterday'));
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(chosen).toEqual(['YESTERDAY']));
});

test('offers all days where the list has them', async () => {
  let times = 0;
  const { button } = openPicker(undefined, () => (times += 1));
  const all = await preset('All days');
  expect(all).toHaveAttribute('aria-pressed', 'true');
  expect(picked()).toEqual(['–', '–']);
  fireEvent.click(all);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(times).toBe(1));
});

test('picks the first and the last day, and reports only a complete range', async () => {
  const { chosen } = openPicker({ from: '2026-11-02', to: '2026-11-03' });
  expect(picked()).toEqual(['Nov 2, 2026', 'Nov 3, 2026']);
  fireEvent.click(await dayButton(/^(10 November|November 10,) 2026/));
  expect(chosen).toEqual([]);
  await waitFor(() => expect(picked()).toEqual(['Nov 10, 2026', '–']));
  fireEvent.click(await dayButton(/^(12 November|November 12,) 2026/));
  await waitFor(() => expect(chosen).toEqual([{ from: '2026-11-10', to: '2026-11-12' }]));
});

test('shows the days in a drawer on phones', async () => {
  showOn(phone);
  openPicker('TODAY');
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByText('Yesterday')).toBeInTheDocument();
});

test('shows what the figures are compared with, and changes it', async () => {
  const chosen: Comparison[] = [];
  render(
    <MantineProvider env="test">
      <ComparisonChoice
        range={{ from: '2026-11-02', to: '2026-11-03' }}
        today={today}
        comparison="NONE"
        onChoose={(next) => chosen.push(next)}
      />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Not compared' }));
  const items = await screen.findAllByRole('menuitemradio', { hidden: true });
  expect(items).toHaveLength(3);
  fireEvent.click(items[1] ?? document.body);
  expect(chosen).toEqual(['YEAR']);
});

test('offers no day after today', async () => {
  openPicker({ from: '2026-11-02', to: '2026-11-03' });
  expect(await dayButton(/^(20 November|November 20,) 2026/)).toBeEnabled();
  expect(await dayButton(/^(21 November|November 21,) 2026/)).toBeDisabled();
});
