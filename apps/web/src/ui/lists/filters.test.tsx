import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { desktop, phone, showOn } from '../../testing/stub-browser.ts';
import { FilterChoice, Filters, type FiltersProps } from './filters.tsx';

const options = [
  { value: 'NEW', label: 'New' },
  { value: 'READ', label: 'Read' },
] as const;

const search = { label: 'Search orders', value: '', onChange: () => undefined, group: 'Orders' };
const days = <p>This week</p>;
const views = <p>My views</p>;

function show(set: readonly unknown[], shownOn = desktop, parts: FiltersProps = { days }) {
  showOn(shownOn);
  const onChoose = vi.fn<(status: 'NEW' | 'READ' | undefined) => void>();
  render(
    <MantineProvider>
      <Filters set={set} done="Show orders" {...parts}>
        <FilterChoice
          label="Status"
          all="All statuses"
          value={set[0] === 'NEW' ? 'NEW' : undefined}
          options={options}
          onChoose={onChoose}
        />
      </Filters>
    </MantineProvider>,
  );
  return onChoose;
}

test('a filter selects one of its options, or all of them', () => {
  const onChoose = show(['NEW']);
  const choice = screen.getByRole('combobox', { name: 'Status' });
  expect(choice).toHaveDisplayValue('New');
  fireEvent.change(choice, { target: { value: 'READ' } });
  fireEvent.change(choice, { target: { value: '' } });
  expect(onChoose.mock.calls).toEqual([['READ'], [undefined]]);
  expect(screen.getByText('This week')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [[undefined, ''], 'Filters'],
  [['NEW', undefined, 4], /^Filters.*2/],
])(
  'on phones, filters are in a sheet whose button counts the active ones: %s',
  async (set, name) => {
    show(set, phone);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getAllByText('This week')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(sheet).getByRole('combobox', { name: 'Status' })).toBeInTheDocument();
    expect(within(sheet).queryByText('This week')).toBeNull();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Show orders' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  },
);

test('on phones, one row holds the search and the button to all the rest', async () => {
  show(['NEW'], phone, { search, days, daysChosen: true, views });
  expect(screen.getByRole('searchbox', { name: 'Search orders' })).toBeVisible();
  for (const hidden of ['This week', 'My views']) expect(screen.queryByText(hidden)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  for (const name of ['This week', 'My views']) expect(sheet.getByText(name)).toBeInTheDocument();
  expect(sheet.getByRole('combobox', { name: 'Status' })).toBeInTheDocument();
  expect(sheet.queryByRole('searchbox')).toBeNull();
});
