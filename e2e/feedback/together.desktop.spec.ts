import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { acceptOrder, expectLive, openOrder } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';
import { fillBasket, signUp } from '../support/web-store.ts';

test.use({ person: 'owner@demo.test' });

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order · / });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test("customer and merchant see each other's steps at once, from order to review reply", async ({
  page,
  browser,
  counter,
}) => {
  test.slow();
  const waits: number[] = [];
  /** Runs a step of one person, then checks what the other one sees. */
  const seen = async (step: () => Promise<void>, look: () => Promise<void>): Promise<void> => {
    await step();
    const begun = performance.now();
    await look();
    waits.push(performance.now() - begun);
  };
  const customer = await (await browser.newContext({ baseURL: counter.url })).newPage();
  await fillBasket(customer, false);
  await signUp(customer, counter.url, 'ida@together.test');
  await customer.getByRole('radio', { name: /^Pickup/ }).check();
  await expect(placeButton(customer)).toBeEnabled();

  await page.goto('/dashboard/orders');
  await expectLive(page);
  let orderNumber = '';
  const place = async (): Promise<void> => {
    await placeButton(customer).click();
    await expect(headline(customer)).toHaveText('Waiting for Cedar Kitchen');
    orderNumber = await customer.getByRole('strong').innerText();
  };
  await seen(place, async () => expect(page.getByText(orderNumber).first()).toBeVisible());
  await expect(customer.getByText('This page updates as your order progresses.')).toBeVisible();
  const moves = [
    ['Accept Order', /^Preparing your order$/],
    ['Ready', /^Ready for you$/],
    ['Completed', /^Picked up$/],
  ] as const;
  for (const [name, headed] of moves) {
    const drawer = await openOrder(page, orderNumber);
    await seen(
      () =>
        name === 'Accept Order'
          ? acceptOrder(drawer)
          : drawer.getByRole('button', { name: `${name} ${orderNumber}` }).click(),
      () => expect(headline(customer)).toHaveText(headed),
    );
    await expect(drawer).toBeHidden();
  }

  await page.goto('/dashboard/customers/reviews');
  await expectLive(page);
  const form = customer.getByRole('form', { name: 'Review' });
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form).toContainText('Choose one to five stars');
  await expectGoodInBothThemes(customer);
  await form.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await form.getByRole('radio', { name: '3 stars' }).press('ArrowRight');
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await form.getByLabel('Your review (optional)').fill('Smooth, and still warm.');
  const row = page.getByRole('main').locator('tbody tr').filter({ hasText: orderNumber });
  await seen(
    () => form.getByRole('button', { name: 'Send review' }).click(),
    () => expect(row).toContainText('New'),
  );
  await expect(page.getByText('New review: 4 stars, under Customers')).toBeVisible();
  await row.getByRole('button', { name: /^Reply/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Review from Maya Lind' });
  await dialog.getByRole('textbox', { name: 'Reply' }).fill('Just as it should be!');
  await seen(
    () => dialog.getByRole('button', { name: 'Send reply' }).click(),
    () => expect(customer.getByText('Just as it should be!')).toBeVisible(),
  );
  await customer.getByRole('button', { name: 'Edit review' }).click();
  await form.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await seen(
    () => form.getByRole('button', { name: 'Change review' }).click(),
    () => expect(row).toContainText('5 stars'),
  );
  await customer.getByRole('link', { name: 'Back to the menu' }).click();
  await expect(customer.getByText('Just as it should be!')).toBeVisible();
  await customer.context().close();

  // One that a busy machine holds up says nothing about the others.
  const usual = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)];
  expect(usual).toBeLessThan(1000);
});
