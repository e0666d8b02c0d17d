import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desktop, phone, showOn } from '../../testing/stub-browser.ts';
import { cellsOf } from '../../testing/tables.ts';
import {
  DataTable,
  type CardParts,
  type Column,
  type DataTableProps,
  type Sort,
} from './data-table.tsx';

interface Dish {
  id: number;
  name: string;
  price: number;
}

const soup = { id: 1, name: 'Soup', price: 9 };
const bread = { id: 2, name: 'Bread', price: 4 };

const columns: readonly Column<Dish>[] = [
  {
    id: 'check',
    header: 'Choose',
    head: <b>All</b>,
    control: true,
    cell: () => <input type="checkbox" />,
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
  { id: 'price', header: 'Price', cell: ({ price }) => `${price}`, sortable: true, numeric: true },
];
const card = ({ name, price }: Dish): CardParts => ({ title: name, value: `$ ${price}` });

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null });

function show(props: Partial<DataTableProps<Dish>>, shownOn = desktop) {
  showOn(shownOn);
  return render(
    <MantineProvider>
      <DataTable
        label="Dishes"
        columns={columns}
        rows={[soup, bread]}
        rowKey={({ id }) => String(id)}
        card={card}
        {...props}
      />
    </MantineProvider>,
  );
}

const table = () => screen.getByRole('table', { name: 'Dishes' });

test('shows rows below their headers, and totals below the rows', () => {
  const totals = { cells: { price: '13' }, card: { title: 'Total', value: '$ 13' } };
  show({ totals, footer: 'Page 1' });
  expect(cellsOf(table())).toEqual([
    ['All', 'Name', 'Price'],
    ['', 'Soup', '9'],
    ['', 'Bread', '4'],
    ['', '', '13'],
  ]);
  expect(table()).toHaveAttribute('aria-rowcount', '3');
  expect(screen.getByText('Page 1')).toBeVisible();
  expect(table().closest('[aria-busy=true]')).toBeNull();
});

test.each([
  ['fails', { failed: 'It failed', rows: undefined }, 'It failed'],
  ['is empty', { empty: 'No dishes', rows: [] }, 'No dishes'],
])('a list that %s shows a message instead', (_what, props, words) => {
  show(props);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('only words in a column without a width may break anywhere', () => {
  const [choose, name, price] = columns;
  if (!choose || !name || !price) throw new Error('No columns');
  show({ columns: [{ ...choose, width: 40 }, name, price], rows: [soup] });
  const [, row] = within(table()).getAllByRole('row');
  const cells = [...(row?.children ?? [])].map((cell) => cell.hasAttribute('data-flexible'));
  expect(cells).toEqual([false, true, false]);
});

test('shows skeleton rows without totals while it loads', () => {
  const totals = { cells: { price: '13' }, card: { title: 'Total' } };
  show({ rows: undefined, skeletonRows: 3, totals, empty: 'No dishes' });
  expect(within(table()).getAllByRole('row')).toHaveLength(4);
  expect(table()).toHaveAttribute('aria-rowcount', '-1');
  expect(table().closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
});

test('opens a row by a click anywhere or its button, but not by other controls in it', async () => {
  const opened: string[] = [];
  show({ onOpen: ({ name }) => opened.push(name), activeKey: '2' });
  const [box] = screen.getAllByRole('checkbox');
  if (box) await user.click(box);
  await user.click(screen.getByText('4'));
  await user.click(screen.getByRole('button', { name: 'Soup' }));
  await waitFor(() => expect(opened).toEqual(['Bread', 'Soup']));
  const active = (name: string) => screen.getByText(name).closest('tr')?.dataset['active'];
  expect([active('Soup'), active('Bread')]).toEqual(['false', 'true']);
});

test('a click that ends a text selection opens nothing', async () => {
  const onOpen = vi.fn<(dish: Dish) => void>();
  show({ onOpen });
  window.getSelection()?.selectAllChildren(screen.getByText('Bread'));
  fireEvent.click(screen.getByText('4'));
  window.getSelection()?.removeAllRanges();
  // A row opens once its press was painted, so the next one tells that this one did not.
  fireEvent.click(screen.getByText('Soup'));
  await waitFor(() => expect(onOpen.mock.calls).toMatchObject([[{ name: 'Soup' }]]));
});

test("rows without a screen of their own aren't buttons", () => {
  show({});
  expect(within(table()).queryByRole('button', { name: 'Soup' })).toBeNull();
});

test('shows a note below the cells of its row, and opens the row by it too', async () => {
  const opened: string[] = [];
  show({
    note: ({ id }) => (id === 1 ? 'Sold out soon' : null),
    urgent: ({ id }) => id === 2,
    onOpen: ({ name }) => opened.push(name),
  });
  expect(within(table()).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('Sold out soon')).toHaveAttribute('colspan', '3');
  await user.click(screen.getByText('Sold out soon'));
  await waitFor(() => expect(opened).toEqual(['Soup']));
  const row = (name: string) => screen.getByText(name).closest('tr')?.dataset;
  expect(row('Soup')).toMatchObject({ noted: 'true', urgent: 'false' });
  expect(row('Bread')).toMatchObject({ noted: 'false', urgent: 'true' });
});

test('a header sorts its column, numbers from the highest, and announces the order', async () => {
  const onSort = vi.fn<(sort: Sort) => void>();
  const { unmount } = show({ onSort, sort: { column: 'name', descending: false } });
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByRole('columnheader', { name: 'Price' })).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Price' }));
  expect(onSort.mock.calls).toEqual([
    [{ column: 'name', descending: true }],
    [{ column: 'price', descending: true }],
  ]);
  unmount();
  show({ onSort, sort: { column: 'price', descending: true } });
  expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test.each([200, 201])('renders only rows near the screen beyond 200 rows: %i', async (count) => {
  const rows = Array.from({ length: count }, (_, id) => ({ id, name: `Dish ${id}`, price: id }));
  await act(async () => Promise.resolve(void show({ rows })));
  expect(screen.getByText('Dish 0')).toBeVisible();
  expect(screen.queryByText(`Dish ${count - 1}`) === null).toBe(count > 200);
});

test('prints all rows, however many there are', async () => {
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Dish ${id}`, price: id }));
  await act(async () => Promise.resolve(void show({ rows })));
  await waitFor(() => expect(screen.queryByText('Dish 150')).toBeNull());
  const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));
  tell('beforeprint');
  expect(cellsOf(table())).toHaveLength(1001);
  expect(screen.getByText('Dish 999')).toBeVisible();
  tell('afterprint');
  expect(screen.queryByText('Dish 999')).toBeNull();
});

test('shows rows as cards on phones, with only the parts they have', async () => {
  const opened: string[] = [];
  const parts: CardParts = {
    title: 'Soup',
    select: <input type="checkbox" />,
    badge: 'New',
    detail: 'Lentils',
    value: '$ 9',
    valueName: 'Price',
    note: 'Sold out soon',
    action: <button type="button">Menu</button>,
  };
  show(
    {
      card: ({ id }) => (id === 1 ? parts : { title: 'Bread' }),
      totals: { cells: {}, card: { title: 'Total', value: '$ 13' } },
      onOpen: ({ name }) => opened.push(name),
      urgent: ({ id }) => id === 2,
      activeKey: '1',
    },
    phone,
  );
  const cards = within(screen.getByRole('list', { name: 'Dishes' })).getAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'SoupNewLentilsPrice $ 9Sold out soonMenu',
    'Bread',
    'Total$ 13',
  ]);
  // A line without anything in it takes no room.
  expect(cards.map(({ children }) => children.length)).toEqual([3, 1, 2]);
  expect(
    cards.map(({ dataset }) => [dataset['active'], dataset['urgent'], dataset['total']]),
  ).toEqual([
    ['true', 'false', 'false'],
    ['false', 'true', 'false'],
    ['false', 'false', 'true'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Bread' }));
  await waitFor(() => expect(opened).toEqual(['Bread']));
  expect(screen.queryByRole('button', { name: 'Total' })).toBeNull();
  expect(within(screen.getByRole('list')).getAllByRole('checkbox')).toHaveLength(1);
  cleanup();
  show({ rows: undefined }, phone);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a column without a width keeps room in a narrow window', () => {
  const [name, price] = [
    { id: 'name', header: 'Name', minWidth: 160, cell: () => 'Soup' },
    { id: 'price', header: 'Price', width: 120, cell: () => '9' },
  ];
  show({ columns: [name, price] });
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveStyle({ minWidth: '160px' });
  expect(screen.getByRole('columnheader', { name: 'Price' })).not.toHaveStyle({
    minWidth: '160px',
  });
});
