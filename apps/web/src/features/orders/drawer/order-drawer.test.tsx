import { findOffMenu, updateProductAvailability, type OffItem } from '@counter/contract/menu';
import {
  assignRider,
  findOrder,
  findTodaysOrders,
  type Order,
  type TimelineEntry,
} from '@counter/contract/orders';
import { findRiders, type Rider } from '@counter/contract/people';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anItem, anOrder } from '../../../testing/order-fixture.ts';
import { omar } from '../../../testing/people.ts';
import { aProduct } from '../../../testing/product-fixture.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const nadia = { ...omar, id: 6, name: 'Nadia Khan', vehicle: 'CAR' as const };
const resting = { ...omar, id: 7, name: 'Resting Ravi', onDuty: false };
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

const delivery = anOrder({
  status: 'STORE_ACCEPTED',
  seenAt: '2026-11-20T12:00:10Z',
  deliveryMethod: 'DIRECT',
  deliveryAddress: null,
  totalItems: 1,
  items: [anItem({ name: 'Kebab', productId: 9 })],
});

interface Opened {
  order?: Order;
  role?: Business['role'];
  timeline?: TimelineEntry[];
  off?: OffItem[];
  riders?: Rider[] | Refusal;
}

/** Opens an order, which keeps the rider that it is given. */
async function openOrder({
  order = delivery,
  role = 'owner',
  timeline = [],
  off = [],
  riders = [omar, nadia, resting],
}: Opened) {
  let shown = order;
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findTodaysOrders, () => ({ data: [shown], message: '' }))
    .on(findOrder, () => ({ data: { ...shown, pickupInstructions: null, timeline } }))
    .on(findRiders, riders instanceof Refusal ? riders : { data: riders })
    .on(findOffMenu, () => ({ data: off }))
    .on(assignRider, ({ body: { riderId } }) => {
      const rider = [omar, nadia].find(({ id }) => id === riderId);
      shown = { ...shown, rider: rider ? { id: rider.id, name: rider.name } : null };
      return { data: shown };
    });
  const user = renderScreen(server, '/dashboard/orders/KM-4821');
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByRole('heading', { name: 'Timeline' });
  return { server, user, drawer };
}

test('the price of an item stands last in its row, as the amounts below do', async () => {
  const { drawer } = await openOrder({});
  const items = within(drawer).getByRole('region', { name: 'Items' });
  const [item] = within(items).getAllByRole('listitem');
  await within(items).findByRole('button', { name: 'Actions for Kebab' });
  expect(item?.lastElementChild).toHaveTextContent(/^\$\s\d+\.\d\d$/);
});

const riderOf = (drawer: HTMLElement) => within(drawer).queryByRole('region', { name: 'Rider' });

test('assigns a delivery to a rider on duty and then shows their phone number', async () => {
  const { server, user, drawer } = await openOrder({});
  expect(riderOf(drawer)).toHaveTextContent('No rider yet');
  await user.click(within(drawer).getByRole('button', { name: 'Assign rider' }));
  const choice = await screen.findByRole('menuitem', { name: 'Nadia Khan, car' });
  expect(screen.queryByText(/Resting Ravi/)).toBeNull();
  await user.click(choice);
  await screen.findByText('Nadia Khan delivers KM-4821');
  await waitFor(() => expect(riderOf(drawer)).toHaveTextContent('Nadia Khan'));
  expect(within(drawer).getByRole('link', { name: '+1 (212) 555-0107' })).toHaveAttribute(
    'href',
    'tel:+12125550107',
  );
  expect(server.received(assignRider)[0]?.body).toMatchObject({
    storeId: 3,
    orderId: 1,
    previousRiderId: null,
    riderId: 6,
  });
});

test('a rider can be replaced or removed', async () => {
  const order = { ...delivery, rider: { id: 5, name: 'Omar Farouk' } };
  const { server, user, drawer } = await openOrder({ order });
  await user.click(await within(drawer).findByRole('button', { name: 'Change rider' }));
  const choice = await screen.findByRole('menuitem', { name: 'Take Omar Farouk off' });
  expect(screen.queryByText('Omar Farouk, bicycle')).toBeNull();
  await user.click(choice);
  await screen.findByText('KM-4821 no longer has a rider');
  expect(server.received(assignRider)[0]?.body).toMatchObject({
    previousRiderId: 5,
    riderId: null,
  });
});

test('links to the riders when nobody is on duty', async () => {
  const { user, drawer } = await openOrder({ riders: [resting] });
  await user.click(within(drawer).getByRole('button', { name: 'Assign rider' }));
  const way = await screen.findByRole('menuitem', { name: 'Riders…' });
  expect(screen.getByText('No one else is on duty.')).toBeInTheDocument();
  await user.click(way);
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/business/cedar-kitchen/rider'));
});

test("the rider picker says why riders couldn't be loaded", async () => {
  const { user, drawer } = await openOrder({ riders: away });
  await user.click(within(drawer).getByRole('button', { name: 'Assign rider' }));
  await screen.findByText('Not now.');
  expect(screen.queryByText('No one else is on duty.')).toBeNull();
});

/** Gives the order to Omar, at a server that refuses it. */
async function giveInVain(refusal: Refusal) {
  const { server, user, drawer } = await openOrder({});
  server.on(assignRider, refusal);
  await user.click(within(drawer).getByRole('button', { name: 'Assign rider' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Omar/ }));
  return { server, user };
}

test("shows the server's refusal of a rider and doesn't retry it", async () => {
  await giveInVain(new Refusal(409, 'CONFLICT', 'Marcus Bell was faster.'));
  await screen.findByText("We couldn't change the rider. Marcus Bell was faster.");
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a rider can be chosen again after a lost response', async () => {
  const { server, user } = await giveInVain(away);
  await screen.findByText("We couldn't change the rider. Not now.");
  server.on(assignRider, { data: { ...delivery, rider: { id: 5, name: 'Omar Farouk' } } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Omar Farouk delivers KM-4821')).toBeInTheDocument();
});

test.each<[string, Partial<Order>, string | undefined]>([
  ['a pickup', { deliveryMethod: 'PICKUP' }, undefined],
  ['a completed delivery without a rider', { status: 'COMPLETED' }, undefined],
  [
    'a completed delivery with a rider',
    { status: 'COMPLETED', rider: { id: 9, name: 'Gone Gul' } },
    'RiderGone Gul',
  ],
])('%s has no rider picker', async (_what, change, said) => {
  const { drawer } = await openOrder({ order: { ...delivery, ...change } });
  expect(within(drawer).queryByRole('button', { name: /rider/i })).toBeNull();
  expect(riderOf(drawer)?.textContent).toBe(said);
});

const entry: TimelineEntry = {
  at: '2026-11-20T12:00:00Z',
  kind: 'placed',
  status: 'NEW',
  by: 'Amira Haddad',
  device: '',
  reason: null,
  message: '',
};

test('the timeline says who did what, from where, and why', async () => {
  const timeline: TimelineEntry[] = [
    entry,
    { ...entry, kind: 'accept', by: 'Counter', device: 'Kitchen tablet' },
    { ...entry, kind: 'ready', by: 'Marcus Bell', device: 'Kitchen tablet' },
    {
      ...entry,
      kind: 'cancel',
      by: 'Counter',
      reason: 'OutOfStock',
      message: 'No lamb today.',
    },
  ];
  const { drawer } = await openOrder({ timeline });
  const list = await within(drawer).findByRole('region', { name: 'Timeline' });
  await within(list).findByText('Accepted automatically');
  const said = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said[0]).toMatch(/by Amira Haddad(?!.*·)/);
  expect(said[1]).toMatch(/^Accepted automatically(?!.*Kitchen tablet)/);
  expect(said[2]).toMatch(/by Marcus Bell.* · Kitchen tablet$/);
  expect(said[3]).toMatch(/by Counter.*: No lamb today\./);
});

test('shows a reason without a message on its own', async () => {
  const timeline: TimelineEntry[] = [{ ...entry, kind: 'cancel', reason: 'OutOfStock' }];
  const { drawer } = await openOrder({ timeline });
  const list = await within(drawer).findByRole('region', { name: 'Timeline' });
  const [said] = await within(list).findAllByRole('listitem');
  expect(said).toHaveTextContent(/by Amira Haddad(?!.*: )[A-Z]/i);
});

const off: OffItem = {
  kind: 'PRODUCT',
  id: 9,
  name: 'Kebab',
  available: false,
  state: 'UNAVAILABLE',
  until: null,
};

async function openItemMenu(opened: Opened) {
  const all = await openOrder(opened);
  await all.user.click(
    await within(all.drawer).findByRole('button', { name: 'Actions for Kebab' }),
  );
  return all;
}

test('marks an ordered product as unavailable for the chosen time, with Undo', async () => {
  const { server, user } = await openItemMenu({});
  server.on(updateProductAvailability, { data: aProduct({ id: 9 }) });
  await user.click(await screen.findByRole('menuitem', { name: /unavailable/i }));
  const dialog = await screen.findByRole('dialog', { name: /Kebab/ });
  await user.click(within(dialog).getByRole('radio', { name: 'Until I change it' }));
  await user.click(within(dialog).getByRole('button', { name: 'Mark as unavailable' }));
  await screen.findByText(/Kebab.*unavailable/);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.received(updateProductAvailability)).toHaveLength(2));
  const sent = server.received(updateProductAvailability).map(({ body }) => body);
  expect(sent).toMatchObject([
    { storeId: 3, available: false },
    { storeId: 3, available: true },
  ]);
});

test('an order shows which product is unavailable and can make it available again', async () => {
  const { server, user, drawer } = await openItemMenu({ off: [off, { ...off, id: 10 }] });
  expect(within(drawer).getByText('Unavailable')).toBeVisible();
  server.on(updateProductAvailability, away);
  await user.click(await screen.findByRole('menuitem', { name: /available/i }));
  await screen.findByText(/Kebab.*Not now\./);
  server.on(updateProductAvailability, { data: aProduct({ id: 9 }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.received(updateProductAvailability)).toHaveLength(2));
  expect(server.received(updateProductAvailability)[1]?.body).toMatchObject({ available: true });
});

test('a sold-out product says so and can still be marked as unavailable', async () => {
  const soldOut: OffItem = { ...off, available: true, state: 'SOLD_OUT' };
  const { drawer } = await openItemMenu({ off: [soldOut] });
  expect(within(drawer).getByText('Sold out')).toBeVisible();
  await screen.findByRole('menuitem', { name: /unavailable/i });
});

test('a product that was removed from the menu has no actions', async () => {
  const items = [anItem({ name: 'Kebab', productId: null })];
  const { drawer } = await openOrder({ order: { ...delivery, items } });
  expect(within(drawer).queryByRole('button', { name: 'Actions for Kebab' })).toBeNull();
});

test.each(['STORE_REJECT', 'EXPIRED'] as const)(
  'an order that ended as %s earns nothing, and what it would have been is struck through',
  async (status) => {
    const amounts = { payableDisplayValue: '$ 50.25', subtotal: 50_25, fee: 2_77 };
    const { drawer } = await openOrder({ order: { ...delivery, status, ...amounts } });
    const shown = within(within(drawer).getByRole('region', { name: 'Amounts' }));
    const amountOf = (name: string) => shown.getByText(name).nextElementSibling;
    expect(shown.getByText('$ 50.25').tagName).toBe('S');
    expect(shown.getByText('$ 47.48').tagName).toBe('S');
    expect(amountOf('Your earnings')).toHaveTextContent(/^\$ 47\.48 \$ 0\.00$/);
  },
);

test.each([
  ['MARKETPLACE', '+ $ 5.00', '$ 39.70'],
  ['STORE', undefined, '$ 34.70'],
] as const)(
  'earnings include a promo code that the %s pays for only if that is the marketplace',
  async (promoPaidBy, credit, earnings) => {
    const amounts = { subtotal: 45_00, discount: 5_00, tax: 70, fee: 6_00, promoDiscount: 5_00 };
    const { drawer } = await openOrder({
      order: { ...delivery, ...amounts, promoCode: 'HELLO5', promoPaidBy },
    });
    const shown = within(within(drawer).getByRole('region', { name: 'Amounts' }));
    const amountOf = (name: string) => shown.queryByText(name)?.nextElementSibling?.textContent;
    expect(amountOf('Promo code paid by the marketplace')).toBe(credit);
    expect(amountOf('Your earnings')).toBe(earnings);
  },
);
