import type { Lead } from '@counter/contract/home';
import { findLeads, operatorPageSize } from '@counter/contract/operator';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';

const lead = (id: number, businessName: string): Lead => ({
  id,
  businessName,
  businessAddress: '12 Mill Lane, Springfield',
  businessPhone: '+12125550142',
  state: 'NEW',
  notes: '',
  createdAt: '2026-11-19T12:00:00Z',
});

const leads = [lead(1, 'Ash Bakery'), lead(2, 'Birch Deli'), lead(3, 'Cherry Grill')];

const open = (totalElements = leads.length) =>
  openMarketplace().on(findLeads, { data: { content: leads, totalElements } });

/** Opens the list of leads, which stands here for every list of the marketplace. */
async function openList() {
  const user = renderScreen(open(), '/operator/leads');
  await screen.findByRole('button', { name: 'Ash Bakery' });
  const focused = () => document.activeElement?.textContent;
  return { user, focused };
}

test('keys move through the rows and stop at both ends', async () => {
  const { user, focused } = await openList();
  for (const [key, name] of [
    ['j', 'Ash Bakery'],
    ['j', 'Birch Deli'],
    ['j', 'Cherry Grill'],
    ['j', 'Cherry Grill'],
    ['k', 'Birch Deli'],
    ['k', 'Ash Bakery'],
    ['k', 'Ash Bakery'],
  ] as const) {
    await user.keyboard(key);
    expect(focused()).toBe(name);
  }
});

test('moving up starts at the last row, and Enter opens nothing until a row is focused', async () => {
  const { user, focused } = await openList();
  await user.keyboard('{Enter}');
  expect(currentAddress()).toBe('/operator/leads');
  await user.keyboard('k');
  expect(focused()).toBe('Cherry Grill');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: /^Cherry Grill/ });
});

test('Enter leaves the search, so that keys move through the results', async () => {
  const { user, focused } = await openList();
  const search = screen.getByRole('searchbox', { name: 'Search by business, address or phone' });
  await user.type(search, 'a{Enter}');
  expect(search).not.toHaveFocus();
  await user.keyboard('j');
  expect(focused()).toBe('Ash Bakery');
  await waitFor(() => expect(currentAddress()).toBe('/operator/leads?search=a'));
});

test('a filter keeps the search, but resets the page and closes the open row', async () => {
  const user = renderScreen(open(60), '/operator/leads?search=a&page=2&open=1');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: 'Contacted' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/leads?search=a&state=CONTACTED'));
  expect(screen.getByRole('link', { name: 'Contacted' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
});

test('the URL counts pages from one and the request from zero', async () => {
  const server = open(operatorPageSize + 1);
  const user = renderScreen(server, '/operator/leads');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/leads?page=2'));
  await waitFor(() => expect(server.received(findLeads).at(-1)?.query.pageNumber).toBe('1'));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/leads'));
});

test('a list that failed to load says why and can be retried', async () => {
  const server = open().on(findLeads, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, '/operator/leads');
  const title = await screen.findByText("Leads couldn't be loaded");
  expect(screen.getByText('Not now.')).toBeVisible();
  server.on(findLeads, { data: { content: leads, totalElements: 3 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Ash Bakery' });
  expect(title).not.toBeInTheDocument();
});

test.each([
  ['/operator/leads', 'No leads yet', false],
  ['/operator/leads?search=Elm', '"Elm"', true],
  ['/operator/leads?state=REFUSED', '"Rejected"', true],
  ['/operator/leads?state=REFUSED&search=Elm&page=3', '"Elm, Rejected, page 3"', true],
  ['/operator/leads?state=NO_STATE&page=0&open=nothing', 'No leads yet', false],
])('an empty list at %s says: %s', async (address, said, isNarrowed) => {
  const server = open().on(findLeads, { data: { content: [], totalElements: 0 } });
  renderScreen(server, address);
  await screen.findByText(said);
  expect(screen.queryAllByRole('button', { name: 'Clear filters' })).toHaveLength(
    isNarrowed ? 1 : 0,
  );
});

test("says that a lead isn't on this page", async () => {
  renderScreen(open(), '/operator/leads?open=4');
  const drawer = await screen.findByRole('dialog', { name: 'Lead' });
  expect(drawer).toHaveTextContent('Not on this page');
});
