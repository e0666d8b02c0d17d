import {
  findOrderHistory,
  findScheduledOrders,
  findTodaysOrders,
  todaysOrdersPageSize,
  type Order,
} from '@counter/contract/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '../../../testing/order-fixture.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';

const address = '/dashboard/orders';
const seenAt = '2026-11-20T12:00:10Z';
const finished = (orderNumber: string, change: Partial<Order> = {}) =>
  anOrder({
    id: Number(orderNumber.slice(3)),
    orderNumber,
    status: 'COMPLETED',
    seenAt,
    ...change,
  });

const pageOf = (...content: Order[]) => ({ data: { content, totalElements: 11 } });

const openLists = () =>
  openStore()
    .on(findOrderHistory, ({ body: { pageNumber, search } }) => {
      if (search === 'nobody') return { data: { content: [], totalElements: 0 } };
      return pageOf(finished(pageNumber === 0 ? 'KM-4810' : 'KM-4800'));
    })
    .on(findScheduledOrders, pageOf(finished('KM-4900', { status: 'NEW' })));

test('the URL filters and pages the history, and a later end date becomes today', async () => {
  const server = openLists();
  const user = renderScreen(server, `${address}?tab=history&from=2026-11-02&to=2999-01-01`);
  await screen.findByRole('button', { name: /^KM-4810/ });
  expect(server.received(findOrderHistory)[0]?.body).toMatchObject({
    startDate: '2026-11-02',
    endDate: '2026-11-20',
  });
  await user.type(screen.getByRole('searchbox'), 'an');
  // Before the search is in the address.
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
  await user.selectOptions(screen.getByLabelText('Method'), 'Delivery');
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  await waitFor(() => expect(pages).toHaveTextContent('1–10 of 11'));
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  await screen.findByRole('button', { name: /^KM-4800/ });
  expect(screen.queryByRole('button', { name: /^KM-4810/ })).toBeNull();
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    tab: 'history',
    search: 'an',
    status: 'COMPLETED',
    method: 'DIRECT',
    page: '2',
  });
  expect(server.received(findOrderHistory).at(-1)?.body).toMatchObject({
    search: 'an',
    status: 'COMPLETED',
    deliveryMethod: 'DIRECT',
    pageNumber: 1,
  });
});

test('an empty search result leads back to all orders', async () => {
  const user = renderScreen(openLists(), `${address}?tab=history&search=nobody`);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: /^KM-4810/ });
  expect(currentAddress()).toBe(`${address}?tab=history`);
});

test('scheduled orders have their own list', async () => {
  const server = openLists();
  const user = renderScreen(server, `${address}?tab=history`);
  await screen.findByRole('button', { name: /^KM-4810/ });
  await user.click(screen.getByRole('link', { name: /^Scheduled/ }));
  await screen.findByRole('button', { name: /^KM-4900/ });
  expect(currentAddress()).toBe(`${address}?tab=scheduled`);
});

test('on a phone the history shows cards with what the customer paid', async () => {
  renderScreen(openLists(), `${address}?tab=history`, phone);
  const number = await screen.findByRole('button', { name: /^KM-4810/ });
  expect(number.closest('li')).toHaveTextContent(/Completed.*Amira Haddad.*Customer paid \$ /);
  expect(screen.queryByRole('table')).toBeNull();
});

test('on a phone a scheduled order labels its amount as the subtotal', async () => {
  renderScreen(openLists(), `${address}?tab=scheduled`, phone);
  const number = await screen.findByRole('button', { name: /^KM-4900/ });
  expect(number.closest('li')).toHaveTextContent(/Subtotal \$ /);
});

test('"Show more" adds orders at once, even under the pointer', async () => {
  const server = openStore();
  const page = Array.from({ length: todaysOrdersPageSize }, (_, at) =>
    anOrder({ id: 1000 + at, orderNumber: `WW-${1000 + at}`, status: 'COMPLETED' }),
  );
  const last = anOrder({ id: 7, orderNumber: 'KM-0007', status: 'COMPLETED' });
  server.on(findTodaysOrders, async ({ body }) => ({
    data: body.pageNumber === 0 ? page : [last],
  }));
  const user = renderScreen(server, '/dashboard/orders');
  await user.click(await screen.findByText('Show more'));
  // Ten seconds after the press the list would let it in anyway.
  await waitFor(
    () =>
      expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(page.length + 2)),
    { timeout: 8000 },
  );
});

test('a list that was never loaded says so offline, and loads when the network is back', async () => {
  const server = openLists();
  const user = renderScreen(server, `${address}?tab=scheduled`);
  await screen.findByRole('button', { name: /^KM-4900/ });
  await act(async () => Promise.resolve(server.setReachable(false)));
  await user.click(screen.getByRole('link', { name: /^History/ }));
  expect(await screen.findByText("We couldn't load these orders")).toBeVisible();
  await act(async () => Promise.resolve(server.setReachable(true)));
  expect(await screen.findByRole('button', { name: /^KM-4810/ })).toBeVisible();
});

test.each(['table', 'list'])(
  'finished orders are below a divider in the %s of all orders',
  async (role) => {
    const open = anOrder({ id: 1, orderNumber: 'KM-4821', seenAt });
    const orders = [finished('KM-4810'), open, finished('KM-4811')];
    const server = openStore({ orders });
    const user = renderScreen(server, address, role === 'list' ? phone : undefined);
    const list = await screen.findByRole(role, { name: 'Todays Orders' });
    await within(list).findByText('Finished 2');
    expect(list.textContent).toMatch(/KM-4821.*Finished 2.*KM-48(10|11).*KM-48(10|11)/);
    await user.click(screen.getByRole('link', { name: /^Finished/ }));
    await waitFor(() => expect(within(list).queryByText('Finished 2')).toBeNull());
  },
);

test('the days of scheduled orders are named as those they were placed on', async () => {
  renderScreen(openLists(), `${address}?tab=scheduled`);
  const days = await screen.findByRole('group', { name: 'Placed' });
  expect(await within(days).findByRole('button', { name: /^Past month/ })).toBeVisible();
});
