import { findOrderHistory } from '@counter/contract/orders';
import { allows, roles, type Permission, type Role } from '@counter/contract/shared';
import { findBusinesses } from '@counter/contract/store';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { currentAddress, passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { narrowWindow } from '../../../testing/stub-browser.ts';
import { isAt } from './navigation-links.tsx';

type Entry = readonly [label: string, address: string, permission?: Permission];

/** The menu's sections, and the permission that each entry needs. */
const menu: Readonly<Record<string, readonly Entry[]>> = {
  '': [
    ['Home', '/dashboard/app'],
    ['Orders', '/dashboard/orders'],
  ],
  Sell: [
    ['Menu', '/dashboard/products'],
    ['Promo Code', '/dashboard/promo-code', 'promotions:read'],
    ['Marketing', '/dashboard/marketing', 'marketing:read'],
    ['Customers', '/dashboard/customers', 'feedback:read'],
  ],
  Money: [
    ['Financial', '/dashboard/financials', 'analytics:read'],
    ['Reports', '/dashboard/reports', 'reports:read'],
    ['Order Breakdown', '/dashboard/reports/order-breakdown', 'reports:read'],
    ['Payouts', '/dashboard/reports/payouts', 'payouts:read'],
    ['User Finance', '/dashboard/userFinance', 'payouts:read'],
    ['Adjustments', '/dashboard/adujstment', 'adjustments:read'],
  ],
  Business: [
    ['Performance', '/dashboard/analytics', 'analytics:read'],
    ['My Business', '/dashboard/my-business'],
    ['Settings', '/dashboard/settings', 'store:read'],
    ['Account', '/dashboard/settings/account-setting', 'settings:read'],
    ['Store', '/dashboard/settings/store-setting', 'settings:read'],
    ['Bank Account', '/dashboard/settings/bank-account', 'bank:read'],
  ],
};

const menuOf = (role: Role) =>
  Object.entries(menu)
    .map(([heading, entries]) => [
      heading,
      entries
        .filter(([, , permission]) => !permission || allows(role, permission))
        .map(([label, address]) => [label, address]),
    ])
    .filter(([, entries]) => entries?.length);

test.each(roles)('the menu of the role %s has exactly the screens it may use', async (role) => {
  const business = aBusiness({ role });
  const server = openStore()
    .on(findBusinesses, { data: [business], message: '', newSignIns: [] })
    // Read by those who see no open orders.
    .on(findOrderHistory, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  renderScreen(server, '/dashboard/orders');
  // The bar of a phone, which CSS hides on a desktop, has no such entry.
  const settings = await screen.findByRole('link', { name: 'Settings' });
  const navigation = settings.closest('nav') ?? document.body;
  expect(navigation).toHaveAccessibleName('Main');
  const sections = within(navigation)
    .getAllByRole('list')
    .filter((list) => !list.parentElement?.closest('ul'));
  const shown = sections.map((section) => [
    document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    within(section)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ]);
  expect(shown).toEqual(menuOf(role));
  const current = within(navigation).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Orders');
});

test('the menu shows no entry before it is known which ones the role may use', async () => {
  const late = Promise.withResolvers<Refusal>();
  renderScreen(
    openStore().on(findBusinesses, async () => late.promise),
    '/dashboard/my-business',
  );
  const [main = document.body] = await screen.findAllByRole('navigation', { name: 'Main' });
  expect(within(main).queryAllByRole('link')).toEqual([]);
  late.resolve(new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  // Without a role, what everybody may use.
  expect(await within(main).findByRole('link', { name: 'Home' })).toBeVisible();
  expect(within(main).queryByRole('link', { name: 'Settings' })).toBeNull();
});

test('the menu is a rail where it would starve tables, and opens as a whole from the bar', async () => {
  const { dataset } = document.documentElement;
  const user = renderScreen(openStore(), '/dashboard/my-business', narrowWindow);
  await screen.findByRole('heading', { level: 1 });
  expect(dataset['menu']).toBe('rail');
  await user.click(screen.getByRole('button', { name: 'All screens' }));
  const whole = within(await screen.findByRole('dialog', { name: 'All screens' }));
  expect(whole.getByRole('link', { name: 'Payouts' })).toBeInTheDocument();
  cleanup();
  expect(dataset['menu']).toBeUndefined();
});

test('the menu is whole where there is room', async () => {
  renderScreen(openStore(), '/dashboard/my-business');
  await screen.findByRole('heading', { level: 1 });
  expect(document.documentElement.dataset['menu']).toBeUndefined();
});

test('the menu marks only the current screen, not its parent', async () => {
  renderScreen(openStore(), '/dashboard/reports/payouts');
  const [main = document.body] = await screen.findAllByRole('navigation', { name: 'Main' });
  const payouts = await within(main).findByRole('link', { name: 'Payouts', current: 'page' });
  expect(within(main).getAllByRole('link', { current: 'page' })).toEqual([payouts]);
});

test('a press on an entry of the menu is over before its screen is drawn', async () => {
  renderScreen(openStore(), '/dashboard/my-business');
  const old = await screen.findByRole('heading', { name: 'My Business', level: 1 });
  const [main = document.body] = screen.getAllByRole('navigation', { name: 'Main' });
  const orders = await within(main).findByRole('link', { name: 'Orders' });
  fireEvent.keyDown(orders, { key: 'Enter' });
  fireEvent.click(orders);
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/orders'));
  await passTime(300);
  expect(old).toBeVisible();
  fireEvent.keyUp(orders, { key: 'Enter' });
  await screen.findByRole('heading', { name: 'Order Management', level: 1 });
  expect(old).not.toBeInTheDocument();
});

test.each([
  ['/dashboard/orders/KM-1', '/dashboard/orders', true],
  ['/dashboard/orders', '/dashboard/order', false],
  ['/dashboard/business/cedar-kitchen', '/dashboard/my-business', true],
  ['/dashboard/business/cedar-kitchen/', '/dashboard/my-business', true],
  ['/dashboard/business/cedar-kitchen/deals', '/dashboard/products', true],
  ['/dashboard/product/4', '/dashboard/products', true],
  ['/dashboard/add-promo-code', '/dashboard/promo-code', true],
  ['/dashboard/business/cedar-kitchen/employee/form', '/dashboard/my-business', true],
  ['/dashboard/business/cedar-kitchen/sale', '/dashboard/my-business', true],
  ['/dashboard/business/cedar-kitchen/sales', '/dashboard/my-business', false],
  ['/dashboard/forecast', '/dashboard/analytics', true],
  ['/dashboard/issue-adjustment', '/dashboard/adujstment', true],
  ['/dashboard/reports', '/dashboard/my-business', false],
])('%s belongs to %s: %s', (address, path, belongs) => {
  expect(isAt(address, path)).toBe(belongs);
});
