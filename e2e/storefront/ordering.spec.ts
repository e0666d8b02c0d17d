import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { acceptOrder, drawerOf } from '../support/orders-page.ts';
import { connectionLost, expect, kitchen, test } from '../support/test.ts';
import { countTaps } from '../support/taps.ts';
import { fillBasket, signUp } from '../support/web-store.ts';

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order · / });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function orderNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/orders\/[\w-]{43}$/);
  await expect(headline(page)).toHaveText('Waiting for Cedar Kitchen');
  return page.getByRole('strong').innerText();
}

const textsBox = (page: Page) =>
  page.getByRole('checkbox', { name: /^Text me offers and news from Cedar Kitchen/ });

/** Orders the same again and cancels it; returns the number of that order. */
async function orderAgain(page: Page, merchant: Page, orderNumber: string): Promise<string> {
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText('Gluten-free flatbread')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Maya Lind');
  await expect(page.getByText('Cedar Kitchen sends you offers and news')).toBeVisible();
  await expect(textsBox(page)).toBeHidden();
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).click();
  const second = await orderNumberOf(page);
  expect(second).not.toBe(orderNumber);
  expect(await taps()).toBeLessThanOrEqual(5);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(headline(page)).toHaveText('Cancelled');
  await expect(merchant.getByText(`Order ${second} was cancelled by the customer.`)).toBeVisible();
  return second;
}

test('a customer orders, sees the store accept it, orders again and cancels the second order', async ({
  page,
  counter,
  managersPage: merchant,
  isMobile,
}) => {
  // Three pages of the customer's and one of the merchant's, each looked at in both themes.
  test.slow();
  await fillBasket(page, isMobile);
  const place = placeButton(page);
  await page.getByRole('radio', { name: /^Delivery/ }).check();
  await expect(place).toBeEnabled();
  await place.click();
  await expect(page.getByLabel('Street')).toHaveAccessibleDescription(
    'Enter your street and house number.',
  );
  await expect(page.getByLabel('Phone number or email')).toHaveAccessibleDescription(
    'Sign in with a code to place your order.',
  );
  await expectGoodInBothThemes(page);

  await signUp(page, counter.url, isMobile ? '+16465557171' : '+16465557172');
  const texts = textsBox(page);
  await expect(texts).not.toBeChecked();
  await texts.check();
  await page.getByRole('radio', { name: /^Pickup/ }).check();
  await page.getByRole('radio', { name: /^15%/ }).check();
  await expect(page.getByText('Tip', { exact: true }).last()).toBeVisible();
  await place.click();
  const orderNumber = await orderNumberOf(page);

  await merchant.goto(`/dashboard/orders/${orderNumber}`);
  const drawer = drawerOf(merchant, orderNumber);
  await expect(drawer).toContainText('Maya Lind');
  await expect(page.getByText('This page updates as your order progresses.')).toBeVisible();
  await acceptOrder(drawer);
  await expect(headline(page)).toHaveText('Preparing your order');
  await expect(page.getByText(/^\d{1,2}:\d\d [AP]M$/).first()).toBeVisible();
  await merchant.goto(`/dashboard/orders/${orderNumber}`);
  await drawer.getByRole('button', { name: `Change items ${orderNumber}` }).click();
  const changing = merchant.getByRole('dialog', { name: `Change items of ${orderNumber}` });
  await changing.getByRole('button', { name: 'One Classic Hummus less' }).click();
  await expect(changing.getByText('Customer pays less')).toBeVisible();
  await changing.getByRole('button', { name: 'Change order' }).click();
  await expect(page.getByText(/^Removed 1 × Classic Hummus\. .* less\./)).toBeVisible();
  await expectGoodInBothThemes(page);

  const second = isMobile ? undefined : await orderAgain(page, merchant, orderNumber);

  await page.getByRole('link', { name: 'Your orders' }).click();
  const listed = page.getByRole('listitem').getByRole('link');
  const numbers = second === undefined ? [orderNumber] : [second, orderNumber];
  await expect(listed).toHaveText(numbers.map((number) => `Order ${number}`));
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: /^Stop text messages from Cedar Kitchen/ }).click();
  await expect(page.getByText("Cedar Kitchen won't text you again.")).toBeVisible();
  await expect(page.getByRole('button', { name: /^Stop text messages/ })).toHaveCount(0);
});

test.describe('when the response is lost', () => {
  test.use({ expectedErrors: [connectionLost] });

  test('a retry and a reload place only one order @once', async ({
    page,
    counter,
    colleague,
    isMobile,
  }) => {
    await fillBasket(page, isMobile);
    await signUp(page, counter.url, 'ben@lost.test');
    await page.getByLabel('Name').fill('Ben Lost');
    await page.route(
      `**/api/v1/storefront/${kitchen}/orders`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 2 },
    );
    await placeButton(page).click();
    const again = page.getByRole('button', { name: 'Check again' });
    await expect(again).toBeVisible();
    await again.click();
    await expect(again).toBeVisible();
    await page.reload();
    const orderNumber = await orderNumberOf(page);
    const own = (await colleague.todays()).filter(({ customer }) => customer === 'Ben Lost');
    expect(own.map((order) => order.orderNumber)).toEqual([orderNumber]);
    await page.goto(`/s/${kitchen}/checkout`);
    await expect(page.getByText('Your basket is empty.')).toBeVisible();
  });
});
