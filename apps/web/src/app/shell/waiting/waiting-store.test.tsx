import { findSession } from '@counter/contract/auth';
import { findFirstSteps, findTodayStats } from '@counter/contract/analytics';
import {
  findOffMenu,
  findOptionGroups,
  findSuggestedCategories,
  saveProduct,
} from '@counter/contract/menu';
import { findOnboarding } from '@counter/contract/onboarding';
import { findBusinesses } from '@counter/contract/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readSession, signedIn } from '../../../lib/session.ts';
import { hearEvent } from '../../../testing/hear-event.ts';
import { openMenu } from '../../../testing/menu-shop.ts';
import {
  currentAddress,
  passTime,
  renderPublicPage,
  renderScreen,
} from '../../../testing/render-screen.tsx';
import { openSettings } from '../../../testing/settings.ts';
import { phone } from '../../../testing/stub-browser.ts';
import { aBusiness, aSession, openStore } from '../../../testing/store.ts';
import { noOrdersToday } from '../../../testing/today-stats.ts';
import { prepareStore, sentApplication, waitingBusiness } from '../../../testing/waiting-store.ts';

const bar = async () => within(await screen.findByRole('region', { name: 'Waiting for approval' }));
const menuLinks = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent);
const status = { kind: 'store.status', storeOnline: true, cause: 'MARKETPLACE' } as const;

test('the dialog of a store that awaits approval leads to preparing the store', async () => {
  const { server } = prepareStore(openStore(), { preparing: false });
  const user = await renderPublicPage(server, '/login');
  const dialog = await screen.findByRole('dialog', { name: 'Your store is not approved yet' });
  expect(within(dialog).getByText('Cedar Kitchen is waiting for approval.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Prepare your store' }));
  expect(readSession().store.preparing).toBe(true);
  expect(readSession().authenticated).toBe(true);
});

test('offers a person without a store nothing to prepare', async () => {
  const { server } = prepareStore(openStore(), { preparing: false });
  signedIn({ ...aSession({ storeId: null }), storeApproved: false });
  await renderPublicPage(server, '/login');
  const dialog = await screen.findByRole('dialog', { name: 'Your store is not approved yet' });
  expect(within(dialog).getByRole('button', { name: 'Ok' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Prepare your store' })).toBeNull();
});

test('the menu lists what the store can prepare, and the bar shows what is done', async () => {
  const { server } = prepareStore(openMenu([]).server);
  renderScreen(server, '/dashboard/products');
  const said = await bar();
  expect(said.getByText('Cedar Kitchen is waiting for approval.')).toBeVisible();
  const steps = await said.findByRole('list', { name: 'To prepare' });
  const links = within(steps).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hours(done)', '/dashboard/settings/hours'],
    ['Menu(to do)', '/dashboard/products'],
    ['Pictures(to do)', '/dashboard/product/form?id=12'],
    ['Delivery fees(to do)', '/dashboard/settings/store-setting#delivery-fees'],
  ]);
  expect(menuLinks()).toEqual(['Home', 'Menu', 'My Business', 'Settings', 'Account', 'Store']);
});

test('Home lists what is left to prepare and the status of the application', async () => {
  const { server, closed } = prepareStore(openStore());
  server.on(findOnboarding, { data: { ...sentApplication, emailConfirmed: false } });
  renderScreen(server, '/dashboard/app', phone);
  const list = within(
    await screen.findByRole('region', { name: 'Get ready for your first orders' }),
  );
  expect(list.getByText('1 of 4 done')).toBeVisible();
  expect(list.queryByRole('button', { name: /^Skip/ })).toBeNull();
  const points = await screen.findByRole('list', { name: 'Application status' });
  expect(within(points).getByText(/^Confirm your email/)).toBeVisible();
  expect((await bar()).getByText(/First confirm your email address/)).toBeVisible();
  expect(closed).toEqual([]);
});

test('Home leads to the menu when the person has no steps to do', async () => {
  const { server } = prepareStore(openStore());
  server.on(findFirstSteps, { data: null });
  renderScreen(server, '/dashboard/app');
  await screen.findByText('Orders and figures appear here once the store is approved');
  expect(screen.getByRole('link', { name: 'Open menu' })).toBeVisible();
  expect(screen.queryByText('Live')).toBeNull();
});

test.each([
  ['/dashboard/orders', 'Order Management'],
  ['/dashboard/orders/K7-4821', 'Order Management'],
  ['/dashboard/customers', 'Customers'],
  ['/dashboard/promo-code', 'Promo Code'],
  ['/dashboard/marketing', 'Marketing'],
  ['/dashboard/reports/payouts', 'Payouts'],
  ['/dashboard/settings/bank-account', 'Bank Account'],
  ['/dashboard/settings/notifications', 'Notifications'],
  ['/dashboard/business/cedar-kitchen/rider', 'Riders'],
])('%s says it opens on approval, and calls nothing closed', async (address, heading) => {
  const { server, closed } = prepareStore(openStore());
  const user = renderScreen(server, address);
  expect(await screen.findByText('This page opens once your store is approved')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(closed).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Prepare your store' }));
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/app'));
});

test.each([
  ['/dashboard/products'],
  ['/dashboard/products/options'],
  ['/dashboard/products/planned'],
  ['/dashboard/product/form'],
  ['/dashboard/business/cedar-kitchen/products'],
  ['/dashboard/business/cedar-kitchen/product/form'],
  ['/dashboard/business/cedar-kitchen/deals'],
  ['/dashboard/business/cedar-kitchen/deals/form'],
  ['/dashboard/settings/account-setting'],
  ['/dashboard/settings/store-setting'],
  ['/dashboard/settings/hours'],
  ['/dashboard/settings/stations'],
  ['/dashboard/my-business'],
  ['/dashboard/business/cedar-kitchen'],
  ['/dashboard/myprofile'],
  ['/dashboard/referral'],
])('%s is open, and calls nothing closed', async (address) => {
  const { server, closed } = prepareStore(openSettings());
  renderScreen(server, address);
  await bar();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await passTime(500);
  expect(screen.queryByText('This page opens once your store is approved')).toBeNull();
  expect(closed).toEqual([]);
});

test('an approval opens everything automatically and keeps what was typed', async () => {
  const { server } = prepareStore(openMenu([]).server);
  server.on(findOptionGroups, { data: [] }).on(findSuggestedCategories, { data: [] });
  const user = renderScreen(server, '/dashboard/product/form');
  const name = await screen.findByLabelText(/^(Product )?Name/i);
  await user.type(name, 'Walnut loaf');
  server
    .on(findBusinesses, { data: [aBusiness()], message: '', newSignIns: [] })
    .on(findSession, aSession());
  await hearEvent(server, status);
  expect(
    await screen.findByText('Cedar Kitchen is approved. Everything is open now.'),
  ).toBeVisible();
  await waitFor(() => expect(menuLinks()).toContain('Orders'));
  expect(screen.queryByRole('region', { name: 'Waiting for approval' })).toBeNull();
  expect(name).toBeInTheDocument();
  expect(name).toHaveValue('Walnut loaf');
  await waitFor(() => expect(readSession().store.storeApproved).toBe(true));
  expect(currentAddress()).toBe('/dashboard/product/form');
  expect(server.received(saveProduct)).toEqual([]);
});

test('a rejection says why, and leads back to the application on request', async () => {
  const { server } = prepareStore(openMenu([]).server);
  const refusal = 'There is no such street.';
  server
    .on(findBusinesses, { data: [waitingBusiness({ refusal })], message: '', newSignIns: [] })
    .on(findSession, { ...aSession({ redirectURI: '/signup' }), storeApproved: false });
  const user = renderScreen(server, '/dashboard/products');
  const said = await bar();
  expect(said.getByText(`We couldn't approve Cedar Kitchen yet: ${refusal}`)).toBeVisible();
  await user.click(said.getByRole('button', { name: 'Correct and send again' }));
  await waitFor(() => expect(readSession().user?.redirectURI).toBe('/signup'));
});

test('the switcher opens a store that awaits approval', async () => {
  const waiting = waitingBusiness({ id: 5, branchName: 'Dock', storeUrl: 'cedar-dock' });
  const server = openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findOnboarding, { data: { ...sentApplication, state: 'APPROVED' } })
    .on(findBusinesses, { data: [aBusiness(), waiting], message: '', newSignIns: [] });
  const user = renderScreen(server, '/dashboard/orders');
  await user.click(await screen.findByRole('button', { name: /switch store/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Dock.*Waiting for approval/ }));
  await bar();
  expect(currentAddress()).toBe('/dashboard/app');
  expect(screen.queryByText(/is approved\./)).toBeNull();
  expect(readSession().user?.storeId).toBe(5);
  await waitFor(() => expect(menuLinks()).not.toContain('Orders'));
});
