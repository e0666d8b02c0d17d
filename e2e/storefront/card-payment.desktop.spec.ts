import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { startCounter, type Counter } from '../support/counter.ts';
import { copyTemplate } from '../support/folders.ts';
import { follow } from '../support/follow.ts';
import { acceptOrder, drawerOf } from '../support/orders-page.ts';
import { startStripe } from '../support/stripe.ts';
import { signedInState } from '../support/session.ts';
import { expect, kitchen, test as base } from '../support/test.ts';
import { fillBasket, signUp } from '../support/web-store.ts';

/** Below the ports that systems hand out to connections, any of which may be taken. */
const firstPort = 21_910;

/** A Counter that takes cards, beside the worker's own. */
const test = base.extend<{ readonly till: Counter }>({
  till: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const port = firstPort + parallelIndex;
      const stripe = await startStripe(`http://127.0.0.1:${port}`);
      const { settings } = stripe;
      const till = await startCounter({ dataDir: await copyTemplate(), port, settings });
      await use(till);
      await till.stop();
      await stripe.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ till }, use) => use(till.url),
});

test.use({ person: 'owner@demo.test' });

test('a customer pays by card, and the card is charged when the store accepts', async ({
  page,
  browser,
  till,
}) => {
  test.slow();
  await fillBasket(page, false);
  await signUp(page, till.url, 'ada@desk.test');
  await page.getByRole('radio', { name: /^Pickup/ }).check();
  await page.getByRole('radio', { name: /^By card/ }).check();
  await expectGoodInBothThemes(page);
  const pay = page.getByRole('button', { name: /^Pay by card · \$ / });
  await pay.click();

  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  const left = page.url();
  await page.getByRole('link', { name: 'Back' }).click();
  // Nothing was ordered: everything is as it was.
  await expect(page.getByRole('radio', { name: /^By card/ })).toBeChecked();
  await pay.click();
  const amount = (await page.getByRole('heading', { name: /^Pay \d/ }).innerText()).slice(4);
  // The page that was left cannot be paid any more.
  const former = await page.request.get(left);
  expect(await former.text()).toContain('This page has expired');
  // On the desk the card is refused when it is charged: staff sees to it.
  const decision = 'Pay with trouble';
  await page.getByRole('button', { name: decision, exact: true }).click();

  await expect(page).toHaveURL(/\/orders\/[\w-]{43}$/);
  await expect(page.getByText('On hold on your card')).toBeVisible();
  await expect(page.getByText(`$ ${amount}`).last()).toBeVisible();
  const orderNumber = await page.getByRole('strong').innerText();
  await page.goto(`/s/${kitchen}/checkout`);
  await expect(page.getByText('Your basket is empty.')).toBeVisible();

  await page.goto(`/dashboard/orders/${orderNumber}`);
  const drawer = drawerOf(page, orderNumber);
  const card = drawer.getByRole('region', { name: 'Card payment' });
  await expect(card).toContainText(`$ ${amount} is on hold on the customer's card.`);
  await expectGoodInBothThemes(page);
  await acceptOrder(drawer);
  await expect(drawer).toBeHidden();
  const storageState = await signedInState(till.url, 'operator@demo.test');
  const desk = await browser.newContext({ baseURL: till.url, storageState });
  await tryAgain(await desk.newPage(), orderNumber);
  await desk.close();
  await follow(page, `/dashboard/orders/${orderNumber}`);
  await expect(card).toContainText(`Charged $ ${amount} to the customer's card.`);
});

/** Has the marketplace's staff try a payment again that was given up. */
async function tryAgain(page: Page, orderNumber: string): Promise<void> {
  const failed = page.getByRole('region', { name: 'Failed card payments' });
  await expect(async () => {
    await page.goto('/operator/payouts');
    await expect(failed).toContainText(`of order ${orderNumber} Not charged`, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(failed).toContainText('Your card was declined.');
  await expectGoodInBothThemes(page);
  await failed.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByText(/^Retried: /)).toBeVisible();
  await expect(failed).toBeHidden();
}
