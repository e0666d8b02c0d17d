import {
  changeItems,
  findOrder,
  findReplacements,
  previewChange,
  type ChangePreview,
  type Order,
} from '@counter/contract/orders';
import { findOffMenu, type MenuProduct } from '@counter/contract/menu';
import { findCardPayment } from '@counter/contract/payments';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { anItem, anOrder } from '../../../testing/order-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const soup = anItem({ line: 1, productId: 11, name: 'Lentil Soup', quantity: 2 });
const bread = anItem({ line: 2, productId: 12, name: 'Flat Bread' });
const order = anOrder({
  seenAt: '2026-11-20T12:00:10Z',
  status: 'STORE_ACCEPTED',
  items: [soup, bread],
  totalItems: 3,
});
const preview: ChangePreview = {
  cancels: false,
  refund: 1240,
  refundItems: 1120,
  refundTax: 120,
  refundOther: 0,
  payable: 1990,
  cheaper: [],
};
const after: Order = { ...order, items: [soup], totalItems: 2, changes: 1, reduced: 1240 };

const steak: MenuProduct = {
  id: 21,
  name: 'Steak',
  description: '',
  image: null,
  category: 'Grill',
  price: 3000,
  taxRate: null,
  available: true,
  reason: '',
  featured: false,
  calories: null,
  allergens: '',
  optionGroups: [],
};

function knowing(known: Order): FakeServer {
  return openStore({ orders: [known] })
    .on(findOrder, { data: { ...known, pickupInstructions: null, timeline: [] } })
    .on(findOffMenu, { data: [] })
    .on(previewChange, { data: preview })
    .on(findReplacements, { data: [steak] });
}

async function open(server: FakeServer) {
  const user = renderScreen(server, `/dashboard/orders/${order.orderNumber}`);
  await user.click(await screen.findByRole('button', { name: 'Change items KM-4821' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change items of KM-4821' });
  return { user, dialog, ui: within(dialog) };
}

const bodies = (server: FakeServer) => server.received(changeItems).map(({ body }) => body);

test('shows the refund and its tax before the order is changed', async () => {
  const shown = Promise.withResolvers<{ data: ChangePreview }>();
  const server = knowing(order)
    .on(previewChange, () => shown.promise)
    .on(changeItems, { data: after });
  const { user, dialog, ui } = await open(server);
  expect(dialog).toHaveTextContent('Remove or swap an item to see the refund.');
  await user.click(ui.getByRole('button', { name: 'Remove Flat Bread' }));
  expect(dialog).toHaveTextContent('Calculating the refund…');
  await user.click(ui.getByRole('button', { name: 'Change order' }));
  expect(ui.getByRole('alert')).toHaveTextContent('Wait until the refund is shown.');
  expect(bodies(server)).toEqual([]);
  shown.resolve({ data: preview });
  await waitFor(() => expect(dialog).toHaveTextContent('Refund to customer$ 12.40'));
  expect(dialog).toHaveTextContent('Items$ 11.20Tax$ 1.20Customer pays in the end$ 19.90');
  await user.click(ui.getByRole('button', { name: 'Change order' }));
  await screen.findByText('KM-4821 changed · $ 12.40 less');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(bodies(server)).toEqual([
    {
      userId: 7,
      storeId: 3,
      orderId: 1,
      changes: 0,
      lines: [{ line: 2, quantity: 0 }],
      refund: 1240,
      unavailable: [],
    },
  ]);
});

test('a second tap while the change is being saved sends nothing', async () => {
  const answer = Promise.withResolvers<{ data: Order }>();
  const server = knowing(order).on(changeItems, () => answer.promise);
  const { user, dialog, ui } = await open(server);
  await user.click(ui.getByRole('button', { name: 'One Lentil Soup less' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Refund to customer'));
  const confirm = ui.getByRole('button', { name: 'Change order' });
  await user.dblClick(confirm);
  await user.click(confirm);
  expect(bodies(server)).toMatchObject([{ lines: [{ line: 1, quantity: 1 }] }]);
  answer.resolve({ data: after });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(bodies(server)).toHaveLength(1);
});

test('swaps an item for a more expensive one at the agreed price', async () => {
  const cheaper = [{ name: 'Steak', menuPrice: 3000, price: 1250 }];
  const server = knowing(order)
    .on(previewChange, { data: { ...preview, refund: 0, refundItems: 0, refundTax: 0, cheaper } })
    .on(changeItems, { data: { ...after, reduced: 0 } });
  const { user, dialog, ui } = await open(server);
  await user.click(ui.getByRole('button', { name: 'Swap Lentil Soup' }));
  await user.click(ui.getByRole('button', { name: 'Change order' }));
  expect(ui.getByRole('alert')).toHaveTextContent('Choose a product to replace Lentil Soup.');
  await user.click(ui.getByRole('button', { name: 'Keep one more Lentil Soup' }));
  const field = await ui.findByLabelText('Swap 1 × Lentil Soup for');
  await user.selectOptions(field, 'Steak, $ 30.00');
  await waitFor(() =>
    expect(dialog).toHaveTextContent(
      'Steak is $ 30.00 on the menu. The customer gets it for $ 12.50.',
    ),
  );
  await user.click(ui.getByRole('button', { name: 'Change order' }));
  await screen.findByText('KM-4821 changed');
  expect(bodies(server)).toMatchObject([
    { lines: [{ line: 1, quantity: 1, swap: { productId: 21, options: [] } }] },
  ]);
});

test('the last refund stays in sight until a replacement is chosen', async () => {
  const { user, dialog, ui } = await open(knowing(order));
  await user.click(ui.getByRole('button', { name: 'Remove Flat Bread' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Refund to customer$ 12.40'));
  await user.click(ui.getByRole('button', { name: 'Swap Lentil Soup' }));
  expect(dialog).toHaveTextContent('Choose a product to replace Lentil Soup.');
  expect(dialog).toHaveTextContent('Refund to customer$ 12.40');
  await user.click(ui.getByRole('button', { name: 'Keep one more Lentil Soup' }));
  await user.click(ui.getByRole('button', { name: 'Keep one more Lentil Soup' }));
  await user.click(ui.getByRole('button', { name: 'Keep one more Flat Bread' }));
  expect(dialog).toHaveTextContent('Remove or swap an item to see the refund.');
  expect(dialog).not.toHaveTextContent('Refund to customer');
});

test('the change also marks a removed product as unavailable', async () => {
  const server = knowing(order).on(changeItems, { data: after });
  const { user, dialog, ui } = await open(server);
  await user.click(ui.getByRole('button', { name: 'Remove Flat Bread' }));
  await user.click(ui.getByRole('button', { name: 'Mark unavailable… Flat Bread' }));
  const asked = within(
    await screen.findByRole('dialog', { name: 'Mark Flat Bread as unavailable' }),
  );
  await user.click(asked.getByRole('button', { name: 'Mark as unavailable' }));
  await waitFor(() =>
    expect(dialog).toHaveTextContent('Will be unavailable for the rest of today'),
  );
  expect(bodies(server)).toEqual([]);
  await waitFor(() => expect(dialog).toHaveTextContent('Refund to customer'));
  await user.click(ui.getByRole('button', { name: 'Change order' }));
  await waitFor(() =>
    expect(bodies(server)).toMatchObject([{ unavailable: [{ productId: 12, until: 'TODAY' }] }]),
  );
});

test('removing all items says that it cancels the order', async () => {
  const cancelling = { ...preview, cancels: true, refundOther: 300, payable: 0 };
  const cancelled: Order = { ...order, status: 'STORE_REJECT' };
  const server = knowing({ ...order, payment: 'AT_COUNTER' })
    .on(findCardPayment, { data: null })
    .on(previewChange, { data: cancelling })
    .on(changeItems, { data: cancelled });
  const { user, dialog, ui } = await open(server);
  await user.click(ui.getByRole('button', { name: 'Remove Lentil Soup' }));
  await user.click(ui.getByRole('button', { name: 'Remove Flat Bread' }));
  await waitFor(() => expect(dialog).toHaveTextContent('so this cancels the order'));
  expect(dialog).toHaveTextContent('Customer pays less$ 12.40');
  expect(dialog).toHaveTextContent('Tip and delivery$ 3.00');
  await user.click(ui.getByRole('button', { name: 'Cancel order' }));
  await screen.findByText('KM-4821: order is cancelled');
});

test("a refund that couldn't be calculated can be retried", async () => {
  const server = knowing(order).on(previewChange, new Refusal(409, 'CONFLICT', 'Not now.'));
  const { user, dialog, ui } = await open(server);
  await user.click(ui.getByRole('button', { name: 'Remove Flat Bread' }));
  await waitFor(() =>
    expect(dialog).toHaveTextContent("We couldn't calculate the refund. Not now."),
  );
  server.on(previewChange, { data: preview });
  await user.click(ui.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Refund to customer$ 12.40'));
});

test('a change that lost to a faster one says so and starts over', async () => {
  const words = 'Marcus already changed order KM-4821 at 07:00. Removed 1 × Flat Bread.';
  const server = knowing(order).on(changeItems, new Refusal(409, 'CHANGED_MEANWHILE', words));
  const { user, dialog, ui } = await open(server);
  await user.click(ui.getByRole('button', { name: 'One Lentil Soup less' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Refund to customer'));
  server.on(findOrder, { data: { ...after, pickupInstructions: null, timeline: [] } });
  await user.click(ui.getByRole('button', { name: 'Change order' }));
  await waitFor(() => expect(dialog).toHaveTextContent(words));
  await waitFor(() => expect(dialog).not.toHaveTextContent('Flat Bread1'));
  expect(ui.queryByRole('button', { name: 'Remove Flat Bread' })).toBeNull();
  expect(dialog).toHaveTextContent('2 of 2');
});

test("a finished order can't be changed", async () => {
  renderScreen(
    knowing({ ...order, status: 'COMPLETED' }),
    `/dashboard/orders/${order.orderNumber}`,
  );
  await screen.findByRole('dialog', { name: /KM-4821/ });
  expect(screen.queryByRole('button', { name: 'Change items KM-4821' })).toBeNull();
});

test('the dialog says at once that nothing can be changed offline', async () => {
  const server = knowing(order);
  const { ui } = await open(server);
  expect(ui.queryByText(/^You're offline/)).toBeNull();
  await act(async () => server.setReachable(false));
  expect(await ui.findByText("You're offline. Reconnect to change an order.")).toBeVisible();
});
