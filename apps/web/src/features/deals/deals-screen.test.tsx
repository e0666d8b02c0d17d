import { findDeals, updateDealAvailability, type Deal } from '@counter/contract/deals';
import { removeFromBusiness, restoreToBusiness } from '@counter/contract/menu';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDeal } from '../../testing/deal-fixture.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';

const address = '/dashboard/business/cedar-kitchen/deals';
const busy = new Refusal(409, 'CONFLICT', 'Try again later.');

const page = (content: readonly Deal[], lastPage = true) => ({
  data: { content: [...content], firstPage: true, lastPage, totalElements: content.length },
});

function openDeals(deals: readonly Deal[], role: Business['role'] = 'owner') {
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findDeals, page(deals));
  return { server, user: renderScreen(server, address) };
}

const findCard = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('li');
  if (!card) throw new Error(`${name} is on no card.`);
  return card;
};

test("a card shows a deal's price, saving and parts, and omits what is empty", async () => {
  openDeals([aDeal()]);
  const card = await findCard('Two soups');
  expect(card).toHaveTextContent('$ 15.00Save $ 3.00');
  expect(card.querySelector('img')).toBeNull();
  expect(within(card).queryByText(/^(From|Until) /)).toBeNull();
  expect(within(card).queryByText('Out of stock')).toBeNull();
  expect(within(card).getByText('Running')).toBeVisible();
  // Its price and how it stands.
  expect(card.querySelectorAll('p')).toHaveLength(2);
  const parts = within(card).getByRole('table', { name: 'What is in Two soups', hidden: true });
  expect(parts).toHaveTextContent('2Lentil soup');
  expect(parts).not.toHaveTextContent('(unavailable)');
});

test('a card shows why a deal is unavailable, its end and its picture', async () => {
  const [soup] = aDeal().dealDetails;
  if (!soup) throw new Error('The deal has a part.');
  openDeals([
    aDeal({
      state: 'PART_UNAVAILABLE',
      reason: 'Lentil soup is out of stock.',
      description: 'For two',
      image: 'soups',
      discount: 0,
      endDate: '2026-12-24',
      dealDetails: [{ ...soup, available: false }],
    }),
  ]);
  const card = await findCard('Two soups');
  expect(within(card).getByText('Out of stock')).toBeVisible();
  expect(within(card).getByText('Lentil soup is out of stock.')).toBeVisible();
  expect(within(card).getByText('For two')).toBeVisible();
  expect(within(card).getByText('Until 24 Dec 2026')).toBeVisible();
  expect(card).toHaveTextContent('Lentil soup (unavailable)');
  expect(card).not.toHaveTextContent('Save');
  expect(card.querySelector('img')).not.toBeNull();
});

test('shows a chip without a reason on its own', async () => {
  openDeals([aDeal({ state: 'ENDED' })]);
  const card = await findCard('Two soups');
  const chip = within(card).getByText('Ended');
  expect(chip.closest('p')?.children).toHaveLength(1);
});

test.each<[Business['role'], string[] | undefined, boolean]>([
  ['owner', ['Edit', 'Mark as out of stock', 'Delete'], true],
  ['staff', ['Mark as out of stock'], false],
  ['accountant', undefined, false],
])('a member who is %s sees only the actions of their role', async (role, items, adds) => {
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findDeals, page([aDeal()]));
  const user = renderScreen(server, address);
  await findCard('Two soups');
  expect(screen.queryByRole('link', { name: 'Add deal' }) !== null).toBe(adds);
  const menu = screen.queryByRole('button', { name: 'Actions for Two soups' });
  expect(menu !== null).toBe(items !== undefined);
  if (!menu) return;
  await user.click(menu);
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(items);
});

test('a deal is marked at once, and can be unmarked', async () => {
  const off = aDeal({ available: false, state: 'UNAVAILABLE' });
  const { server, user } = openDeals([aDeal(), aDeal({ id: 2, name: 'Family box' })]);
  const choose = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Two soups' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  server.on(updateDealAvailability, async () => new Promise(() => undefined));
  await choose('Mark as out of stock');
  const card = await findCard('Two soups');
  expect(await within(card).findByText('Out of stock')).toBeVisible();
  expect(within(await findCard('Family box')).queryByText('Out of stock')).toBeNull();
  expect(server.received(updateDealAvailability)[0]?.body).toEqual({
    businessId: 3,
    id: off.id,
    available: false,
  });
});

test('marking a deal that fails is reverted and can be retried', async () => {
  const off = aDeal({ available: false, state: 'UNAVAILABLE', reason: 'You marked it.' });
  const { server, user } = openDeals([off]);
  server.on(updateDealAvailability, busy);
  await user.click(await screen.findByRole('button', { name: 'Actions for Two soups' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as available' }));
  await screen.findByText("We couldn't mark Two soups as available. Try again later.");
  expect(await screen.findByText('You marked it.')).toBeVisible();
  server.on(updateDealAvailability, { data: aDeal() }).on(findDeals, page([aDeal()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Two soups is available');
  await waitFor(() => expect(screen.queryByText('You marked it.')).toBeNull());
});

test('a deal is deleted at once, and its toast can restore it', async () => {
  const { server, user } = openDeals([aDeal(), aDeal({ id: 2, name: 'Family box' })]);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  server.on(removeFromBusiness, async () => promise.then(() => ({ data: { ids: [1] } })));
  await user.click(await screen.findByRole('button', { name: 'Actions for Two soups' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Two soups' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Family box' })).toBeVisible();
  server.on(findDeals, page([aDeal({ id: 2, name: 'Family box' })]));
  resolve(undefined);
  await screen.findByText('Two soups was deleted');
  expect(server.received(removeFromBusiness)[0]?.body).toEqual({
    businessId: 3,
    discriminator: 'DEAL',
    ids: [1],
  });
  server.on(restoreToBusiness, { data: { ids: [1] } }).on(findDeals, page([aDeal()]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Two soups is back');
  expect(await screen.findByRole('heading', { name: 'Two soups' })).toBeVisible();
});

test('a store without deals offers the first one to members who can add it', async () => {
  openDeals([]);
  expect(await screen.findByText('No deal found')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add deal' })).toHaveLength(2);
});

test("members who can't add deals see that there are none", async () => {
  openDeals([], 'staff');
  expect(await screen.findByText('No deal found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add deal' })).toBeNull();
});

test('deals that failed to load say so and can be retried', async () => {
  const server = openStore().on(findDeals, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the deals");
  server.on(findDeals, page([aDeal()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findCard('Two soups');
  expect(screen.queryByText(/may be out of date/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('deals load page by page, and a page that failed can be retried', async () => {
  const server = openStore().on(findDeals, page([aDeal()], false));
  const user = renderScreen(server, address);
  const more = await screen.findByRole('button', { name: 'Load more' });
  server.on(findDeals, busy);
  await user.click(more);
  await screen.findByText("We couldn't load more deals. Try again later.");
  server.on(findDeals, page([aDeal({ id: 2, name: 'Family box' })]));
  await user.click(more);
  await findCard('Family box');
  expect(await findCard('Two soups')).toBeVisible();
  await waitFor(() => expect(more).not.toBeInTheDocument());
  expect(screen.queryByText(/We couldn't load more deals/)).toBeNull();
  const pages = server.received(findDeals).map(({ body }) => body.pageNumber);
  expect(pages.filter((number) => number > 0)).toEqual([1, 1]);
});
