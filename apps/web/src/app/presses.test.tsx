import { Blob } from 'node:buffer';
import {
  findAdjustableOrders,
  findCharges,
  findRefundableOrder,
  refundOrder,
} from '@counter/contract/adjustments';
import { findTodayStats } from '@counter/contract/analytics';
import { uploadPicture } from '@counter/contract/files';
import {
  checkRecipients,
  findCampaigns,
  findSegments,
  saveCampaign,
} from '@counter/contract/marketing';
import {
  findCategories,
  findOffMenu,
  findOptionGroups,
  findStoreProducts,
  findSuggestedCategories,
  saveOptionGroup,
  saveProduct,
  updateProductAvailability,
} from '@counter/contract/menu';
import { findOrder } from '@counter/contract/orders';
import { savePromo } from '@counter/contract/promotions';
import { findAnything } from '@counter/contract/search';
import { findHoursRecord, findStoreHours, saveStoreHours } from '@counter/contract/store';
import type { FakeServer } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPictures } from '../testing/drawn-pictures.ts';
import { followOnItsWay } from '../testing/followed-request.ts';
import { aCategory, openMenu } from '../testing/menu-shop.ts';
import { anItem, anOrder } from '../testing/order-fixture.ts';
import { openPayouts, payout } from '../testing/payouts.ts';
import { aProduct } from '../testing/product-fixture.ts';
import { refundable } from '../testing/refundable.ts';
import { currentAddress, passTime, renderScreen } from '../testing/render-screen.tsx';
import { openSettings } from '../testing/settings.ts';
import { openStore } from '../testing/store.ts';
import { noOrdersToday } from '../testing/today-stats.ts';

/** Opens Home, and counts what a person presses and chooses from there. */
async function openHome(server: FakeServer) {
  server.on(findOffMenu, { data: [] }).on(findTodayStats, { data: noOrdersToday });
  const user = renderScreen(server, '/dashboard/app');
  // A phone's bar has the name of the menu, and comes after it.
  const [menu] = await screen.findAllByRole('navigation', { name: 'Main' });
  if (!menu) throw new Error('There is no menu.');
  const counted = { presses: 0, choices: 0 };
  const press = async (element: HTMLElement) => {
    counted.presses += 1;
    await user.click(element);
  };
  return {
    user,
    counted,
    press,
    goTo: async (name: string) => press(await within(menu).findByRole('link', { name })),
    /** Presses into a field and fills it in by the keyboard. */
    fill: async (field: HTMLElement, words: string) => {
      await press(field);
      await user.clear(field);
      await user.keyboard(words);
    },
    choose: async (label: string | RegExp, option: string) => {
      counted.choices += 1;
      await user.selectOptions(await screen.findByLabelText(label), option);
    },
  };
}

test('finding out why the last payout was lower takes two presses from Home', async () => {
  const { goTo, press, counted } = await openHome(openPayouts());
  await goTo('Payouts');
  await press(await screen.findByRole('button', { name: payout.transactionId }));
  const why = await screen.findByRole('region', { name: 'Compared with the payout before' });
  expect(why).toHaveTextContent('Paid at your counter− $ 5.00$ 0.00− $ 5.00');
  expect(counted).toEqual({ presses: 2, choices: 0 });
});

test('refunding one item takes four presses from Home and three choices', async () => {
  const server = openStore()
    .on(findCharges, { data: { content: [], totalElements: 0, open: 0 } })
    .on(findAdjustableOrders, { data: { content: [refundable], totalElements: 1 } })
    .on(findRefundableOrder, { data: refundable })
    .on(refundOrder, { data: refundable });
  const { goTo, press, choose, counted } = await openHome(server);
  await goTo('Adjustments');
  await press(await screen.findByRole('link', { name: 'Issue Adjustment for KM-4821' }));
  await choose(/^Refund type/, 'Some items');
  await choose('Quantity of Hummus', '1');
  await choose(/^Refund reason/, 'Item was missing');
  await press(await screen.findByRole('button', { name: 'Refund $ 11.00' }));
  const question = await screen.findByRole('dialog', { name: 'Refund $ 11.00 to Amira Haddad?' });
  await press(within(question).getByRole('button', { name: 'Refund' }));
  await screen.findByText('Refunded $ 11.00 of KM-4821 to Amira Haddad.');
  expect(server.received(refundOrder).map(({ body }) => body.items)).toEqual([
    [{ line: 1, quantity: 1 }],
  ]);
  expect(counted).toEqual({ presses: 4, choices: 3 });
});

test("refunding one item from the order's page takes two presses and no choices", async () => {
  const [hummus] = refundable.lines;
  const order = anOrder({
    status: 'COMPLETED',
    seenAt: '2026-11-20T12:00:10Z',
    orderNumber: refundable.orderNumber,
    charged: refundable.charged,
    refunded: refundable.refunded,
    items: [anItem({ name: hummus?.name ?? '' })],
  });
  const server = openStore()
    .on(findOrder, { data: { ...order, pickupInstructions: null, timeline: [] } })
    .on(findOffMenu, { data: [] })
    .on(findRefundableOrder, { data: refundable })
    .on(refundOrder, { data: refundable });
  const user = renderScreen(server, '/dashboard/orders/KM-4821');
  await user.click(await screen.findByRole('link', { name: 'Refund Hummus' }));
  const question = await screen.findByRole('dialog', { name: 'Refund $ 11.00 to Amira Haddad?' });
  expect(question).toHaveTextContent('1 × Hummus. Reason: Item was missing.');
  expect(server.received(refundOrder)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Refund' }));
  await screen.findByText('Refunded $ 11.00 of KM-4821 to Amira Haddad.');
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders/KM-4821'));
  expect(server.received(refundOrder).map(({ body }) => body)).toMatchObject([
    { type: 'ITEMS', amount: 11_00, items: [{ line: 1, quantity: 1 }], reason: 'MISSING_ITEM' },
  ]);
});

test('marking an item off until tomorrow takes one press in the search results', async () => {
  const off = aProduct({ available: false, unavailableUntil: '2026-11-21T05:00:00Z' });
  const data = { orders: [], customers: [], products: [aProduct()], payouts: [] };
  const server = openStore()
    .on(findAnything, { data })
    .on(updateProductAvailability, { data: off });
  const { user, press, counted } = await openHome(server);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'rye');
  await press(await screen.findByRole('button', { name: 'Turn off until tomorrow: Rye bread' }));
  await waitFor(() => expect(server.received(updateProductAvailability)).toHaveLength(1));
  expect(server.received(updateProductAvailability)[0]?.body).toMatchObject({ until: 'TODAY' });
  expect(counted).toEqual({ presses: 1, choices: 0 });
});

test('marking an item off until tomorrow takes two presses in its row of the menu', async () => {
  const off = aProduct({ available: false, unavailableUntil: '2026-11-21T05:00:00Z' });
  const server = openStore()
    .on(findCategories, { data: [] })
    .on(findStoreProducts, { data: { content: [aProduct()], totalElements: 1 } })
    .on(updateProductAvailability, { data: off });
  const { goTo, press, counted } = await openHome(server);
  await goTo('Menu');
  const before = counted.presses;
  await press(await screen.findByRole('switch', { name: 'Rye bread is available' }));
  await press(await screen.findByRole('button', { name: 'Mark as unavailable' }));
  await waitFor(() => expect(server.received(updateProductAvailability)).toHaveLength(1));
  expect(server.received(updateProductAvailability)[0]?.body).toMatchObject({ until: 'TODAY' });
  expect(counted.presses - before).toBe(2);
});

/** A list opens by one press and a second one chooses from it. */
const pressesOf = ({ presses, choices }: { presses: number; choices: number }) =>
  presses + 2 * choices;

test('adding a product with options and a picture takes twelve presses from Home', async () => {
  drawPictures();
  const kept = { url: '/uploads/a.png', small: 's', medium: 'm', width: 1600, height: 1200 };
  const choice = { id: 1, name: 'Small', price: 0, available: true, unavailableUntil: null };
  const size = { id: 4, storeId: 3, name: 'Size', minimum: 1, maximum: 1, choices: [choice] };
  const { server } = openMenu([], [aCategory(5, 'Cakes')]);
  server
    .on(findSuggestedCategories, { data: [] })
    .on(findOptionGroups, { data: [] })
    .on(saveOptionGroup, { data: { ...size, products: [], olVersion: 1 } })
    .on(uploadPicture, { data: { files: [kept] } })
    .on(saveProduct, { data: 9 });
  followOnItsWay(server);
  // The simulated browser's own is none to the responses of Node.
  vi.stubGlobal('Blob', Blob);
  const { user, goTo, press, fill, choose, counted } = await openHome(server);
  await goTo('Menu');
  const [add] = await screen.findAllByRole('link', { name: 'Add product' });
  await press(add ?? document.body);
  await waitFor(() => expect(screen.getByLabelText(/^Product Name/)).toHaveFocus());
  await user.keyboard('Plum cake');
  await choose('Add to a category', 'Cakes');
  await fill(screen.getByRole('textbox', { name: 'Price' }), '12');

  await press(await screen.findByRole('button', { name: 'New option group' }));
  const group = within(await screen.findByRole('dialog', { name: 'New option group' }));
  await waitFor(() => expect(group.getByLabelText(/^Group name/)).toHaveFocus());
  await user.keyboard('Size');
  await fill(group.getByLabelText(/^Option 1/), 'Small');
  await user.keyboard('{Enter}Medium{Enter}Large');
  expect(group.getByLabelText(/^Option 3/)).toHaveValue('Large');
  await press(group.getByRole('button', { name: 'Add option group' }));
  await screen.findByText('Option group saved.');

  // The file is one more press, in the window of the system.
  await press(screen.getByLabelText('Product pictures'));
  counted.presses += 1;
  const picture = new File(['abc'], 'cake.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Product pictures'), { target: { files: [picture] } });
  await press(await screen.findByRole('button', { name: 'Use picture' }));
  await screen.findByText(/^Uploaded,/);
  // The form hears of it a moment later.
  await passTime(0);
  await press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Product is added successfully');
  expect(server.received(saveProduct).map(({ body }) => body)).toMatchObject([
    {
      name: 'Plum cake',
      categories: [5],
      pickupPrice: 12_00,
      optionGroupIds: [4],
      images: ['/uploads/a.png'],
    },
  ]);
  const names = server.received(saveOptionGroup).map(({ body }) => body.choices.map(nameOf));
  expect(names).toEqual([['Small', 'Medium', 'Large']]);
  expect(pressesOf(counted)).toBe(12);
});

const nameOf = ({ name }: { name: string }) => name;

test('setting the hours of the week takes five presses from Home', async () => {
  const every = { from: '09:00', to: '21:00' };
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...every }));
  const week = { hours, deliveryHours: null, exceptions: [], olVersion: 3 };
  const server = openSettings()
    .on(findStoreHours, { data: week })
    .on(findHoursRecord, { data: { content: [], totalElements: 0 } })
    .on(saveStoreHours, { data: { ...week, olVersion: 4 } });
  const { goTo, press, fill, counted } = await openHome(server);
  await goTo('Settings');
  await press(await screen.findByRole('link', { name: 'Hours' }));
  await fill(await screen.findByLabelText('Every day from'), '10');
  await fill(screen.getByLabelText('Every day to'), '22:30');
  await press(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('The hours are saved.');
  const saved = hours.map(({ weekday }) => ({ weekday, from: '10:00', to: '22:30' }));
  expect(server.received(saveStoreHours)[0]?.body.hours).toEqual(saved);
  expect(counted).toEqual({ presses: 5, choices: 0 });
});

test('adding a promo code takes five presses from Home', async () => {
  const server = openStore().on(savePromo, { data: 1 });
  const { goTo, press, fill, counted } = await openHome(server);
  await goTo('Promo Code');
  const [add] = await screen.findAllByRole('link', { name: 'Add Promo' });
  await press(add ?? document.body);
  await fill(await screen.findByLabelText(/^Promo Code/), 'WINTER');
  await fill(screen.getByLabelText(/^Percentage/), '15');
  await press(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Promo code added.');
  expect(server.received(savePromo).map(({ body }) => body)).toMatchObject([
    {
      promoCode: 'WINTER',
      percentage: 15,
      minOrderValue: 0,
      startDate: '2026-11-20',
      endDate: '2026-12-20',
    },
  ]);
  expect(counted).toEqual({ presses: 5, choices: 0 });
});

test('creating a campaign for customers who agreed takes five presses from Home', async () => {
  const nobody = { undialable: [], foreign: [], noConsent: [], optedOut: [], blocked: [] };
  const server = openStore()
    .on(findCampaigns, { data: { content: [], totalElements: 0 } })
    .on(findSegments, { data: [{ segment: 'NEW', customers: 9, agreed: 4 }] })
    .on(checkRecipients, { data: { total: 4, sendable: 4, delayed: 0, partPrice: 100, ...nobody } })
    .on(saveCampaign, { data: 7 });
  const { user, goTo, press, fill, counted } = await openHome(server);
  await goTo('Marketing');
  const [create] = await screen.findAllByRole('button', { name: 'Create Campaign' });
  await press(create ?? document.body);
  const form = within(await screen.findByRole('dialog', { name: 'Create Campaign' }));
  await waitFor(() => expect(form.getByLabelText(/^Title/)).toHaveFocus());
  await user.keyboard('Figs');
  await fill(form.getByLabelText(/^Message/), 'Figs are here.');
  await press(await form.findByRole('checkbox', { name: /^New/ }));
  await press(form.getByRole('button', { name: 'Create campaign' }));
  await waitFor(() => expect(server.received(saveCampaign)).toHaveLength(1));
  expect(server.received(saveCampaign)[0]?.body).toMatchObject({
    title: 'Figs',
    message: 'Figs are here.',
    segments: ['NEW'],
  });
  expect(counted).toEqual({ presses: 5, choices: 0 });
});
