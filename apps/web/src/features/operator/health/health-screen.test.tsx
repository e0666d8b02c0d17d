import { findOperatorStore, findStoreHealth, type StoreHealth } from '@counter/contract/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOperatorStore, openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { narrowWindow, phone } from '../../../testing/stub-browser.ts';

const store: StoreHealth = {
  id: 3,
  name: 'Crumb Bakery',
  branchName: 'Harbor',
  orders: 50,
  missed: 4,
  cancelled: 1,
  made: 40,
  acceptedLate: 8,
  late: 10,
  before: { orders: 60, missed: 1, cancelled: 0, made: 0, acceptedLate: 0, late: 0 },
  noScreenSince: '2026-11-18T12:00:00Z',
  unpaidSince: '2026-11-10T12:00:00Z',
  problems: ['MISSED', 'NO_SCREEN', 'UNPAID'],
};

const answer = { data: { content: [store], totalElements: 1 } };
const open = () => openMarketplace().on(findStoreHealth, answer);

const cells = async () => {
  const table = await screen.findByRole('table', { name: 'Store health' });
  const row = within(table).getAllByRole('row')[1];
  return within(row ?? table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('a store shows its problems, and its orders compared with the week before', async () => {
  renderScreen(open(), '/operator/stores/health');
  expect(await cells()).toEqual([
    'Crumb BakeryHarbor',
    expect.stringMatching(
      /^Not acceptedNo screen openPayout overdue or heldLast screen 2 days agoUnpaid for 10 days$/,
    ),
    '50Was 60 the week before',
    '4 (8%)Was 2% the week before',
    '1 (2%)Was 0% the week before',
    '8 (20%)No orders the week before',
    '10 (25%)No orders the week before',
  ]);
});

test('a problem filters the list through the URL, and a row opens its store', async () => {
  const server = open().on(findOperatorStore, { data: anOperatorStore() });
  const user = renderScreen(server, '/operator/stores/health');
  await user.click(await screen.findByRole('link', { name: 'No screen open' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/stores/health?state=NO_SCREEN'));
  await waitFor(() =>
    expect(server.received(findStoreHealth).at(-1)?.query).toEqual({
      pageNumber: '0',
      search: '',
      state: 'NO_SCREEN',
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Crumb Bakery/ }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/stores/3'));
});

test('on a phone a card shows all figures', async () => {
  renderScreen(open(), '/operator/stores/health', phone);
  const orders = await screen.findByText('50 orders ·');
  expect(orders.parentElement).toHaveTextContent(
    '50 orders · 4 (8%) not accepted · 1 (2%) cancelled · 8 (20%) accepted late · 10 (25%) ready late',
  );
  // A figure stays on the line of its words.
  expect(screen.getByText('4 (8%) not accepted ·').className).toContain('piece');
  // Its badges keep away from the branch.
  expect(screen.getByText('Harbor').className).toContain('apart');
});

test('says that all is well', async () => {
  const server = openMarketplace().on(findStoreHealth, { data: { content: [], totalElements: 0 } });
  renderScreen(server, '/operator/stores/health');
  expect(await screen.findByText('All stores are doing well')).toBeVisible();
});

test.each([phone, narrowWindow])(
  'a field chooses among all problems at $width',
  async (shownOn) => {
    const user = renderScreen(open(), '/operator/stores/health', shownOn);
    const problems = await screen.findByRole('combobox', { name: 'Store health by state' });
    expect(problems).toHaveDisplayValue('All problems');
    // The list on paper says what it is filtered by.
    expect(problems.closest('[data-print]')?.getAttribute('data-print')).not.toBe('omit');
    await user.selectOptions(problems, 'No screen open');
    await waitFor(() => expect(currentAddress()).toBe('/operator/stores/health?state=NO_SCREEN'));
    await user.selectOptions(problems, 'All problems');
    await waitFor(() => expect(currentAddress()).toBe('/operator/stores/health'));
  },
);
