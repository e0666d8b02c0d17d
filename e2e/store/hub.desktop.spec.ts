import { findOperatorStores, liftSuspension, suspendStore } from '@counter/contract/operator';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { calmGrocer, cardOf, grocer, grocery } from './business-page.ts';

test.use({ person: grocer });
test.beforeEach(async ({ counter }) => calmGrocer(counter.url));

const hub = `/dashboard/business/${grocery}`;
const screens = 'Screens of this business';

test('the hub shows how a business stands and leads to its screens', async ({ page }) => {
  await page.goto('/dashboard/my-business');
  await cardOf(page, 'Fern & Field Grocer').getByRole('link').click();
  await expect(page).toHaveURL(hub);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Business' })).toBeVisible();
  await expect(page.getByText('4731 North Lincoln Avenue, Chicago, IL 60625')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Store is open\. Taking orders/)).toBeVisible();
  const tiles = page.getByRole('navigation', { name: screens }).getByRole('listitem');
  await expect(tiles.getByRole('link')).toHaveText([
    /^Orders/,
    /^Products/,
    /^Deals/,
    /^Expense/,
    /^Sale/,
    /^Employee/,
    /^Rider/,
    /^Supplier/,
  ]);

  await tiles.getByRole('link', { name: /^Orders/ }).click();
  await expect(page).toHaveURL(`${hub}/orders`);
  const state = await page.evaluate((): unknown => history.state);
  expect(state).toMatchObject({ storeUrl: grocery, bid: expect.any(Number) });
});

/** Acts as the marketplace's staff. */
async function openStaff(url: string) {
  const caller = { token: await staffToken(url) };
  // Others have added stores of their own to the list.
  const query = { search: grocery };
  const { data } = await callApi(url, findOperatorStores, { query }, caller);
  const storeId = data.content.find(({ storeUrl }) => storeUrl === grocery)?.id ?? 0;
  return {
    suspend: async (reason: string, until: string | null) =>
      callApi(url, suspendStore, { body: { storeId, reason, until } }, caller),
    lift: async () => callApi(url, liftSuspension, { body: { storeId } }, caller),
  };
}

test('a hub that is opened by its address', async ({ page, counter }) => {
  test.slow();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const here = menu.getByRole('link', { name: 'My Business' });
  const orders = page
    .getByRole('navigation', { name: screens })
    .getByRole('link', { name: /^Orders/ });
  const card = cardOf(page, 'Fern & Field Grocer');

  for (const address of ['cedar-kitchen', 'nobody-has-this']) {
    await test.step(`${address} is not theirs, and there is a way back`, async () => {
      await page.goto(`/dashboard/business/${address}`);
      await expect(page.getByText("You don't have access to this business")).toBeVisible();
      await expect(page.getByText(`"${address}"`)).toBeVisible();
      await page.getByRole('link', { name: 'Go to My Business' }).click();
      await expect(card).toBeVisible();
    });
  }

  await test.step('its address alone is enough', async () => {
    await page.goto(hub);
    await expect(page.getByText(/^Store is open\. Taking orders/)).toBeVisible();
    await page.reload();
    await orders.click();
    await expect(page).toHaveURL(`${hub}/orders`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Order Management' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Manage Business' })).toBeVisible();
    await expect(here).toHaveAttribute('aria-current', 'page');
  });

  await test.step('a suspended store is told until when and why, wherever it matters', async () => {
    const staff = await openStaff(counter.url);
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('Store is open', { exact: true })).toBeVisible();
    const told = page.getByText(/^The marketplace suspended this store until .+: Unpaid fees\./);
    await expect(told).toBeHidden();

    await staff.suspend('Unpaid fees', new Date(Date.now() + 86_400_000).toISOString());
    await expect(told).toBeVisible();
    await expect(page.getByText(/^Suspended by the marketplace. No new orders/)).toBeVisible();
    await menu.getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(told).toBeVisible();
    await here.click();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(hub);
    await expect(told).toBeVisible();
    await expectGoodInBothThemes(page);
    await orders.click();
    await expect(page).toHaveURL(`${hub}/orders`);
    await expect(told).toBeVisible();
    await here.click();
    await expect(card).toContainText(/Suspended until .+: Unpaid fees\./);

    await staff.lift();
    await expect(card).not.toContainText('Suspended');
  });
});
