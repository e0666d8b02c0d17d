import { findOperatorStores, liftSuspension, type OperatorStore } from '@counter/contract/operator';
import { callApi } from '../support/api.ts';
import { openMarketplace } from '../support/marketplace.ts';
import { expectLive } from '../support/orders-page.ts';
import { signedInState } from '../support/session.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { rowOf } from './operator-page.ts';

test.use({ person: 'operator@demo.test' });

test.describe('a suspension', () => {
  const storeName = 'Fern & Field Grocer';
  let store: OperatorStore;
  let token = '';

  test.beforeEach(async ({ counter }) => {
    token = await staffToken(counter.url);
    const query = { search: storeName };
    const { data } = await callApi(counter.url, findOperatorStores, { query }, { token });
    const found = data.content.find(({ name }) => name === storeName);
    if (!found) throw new Error(`there is no ${storeName}`);
    store = found;
  });

  test.afterEach(async ({ counter }) => {
    // What a test has lifted itself is refused as lifted already.
    await callApi(counter.url, liftSuspension, { body: { storeId: store.id } }, { token }).catch(
      () => {},
    );
  });

  test("reaches the store's screen at once, blocks orders and can be ended", async ({
    page,
    counter,
    browser,
  }) => {
    const merchant = await browser.newContext({
      baseURL: counter.url,
      storageState: await signedInState(counter.url, 'second@demo.test'),
    });
    const counterTop = await merchant.newPage();
    await counterTop.goto('/dashboard/app');
    await expectLive(counterTop);

    await page.goto('/operator/stores');
    await page.getByRole('searchbox').fill('fern-and-field');
    await expect(page).toHaveURL(/search=fern/);
    await rowOf(page, storeName).getByRole('button', { name: storeName }).click();
    await page.getByRole('button', { name: 'Suspend store' }).click();
    const dialog = page.getByRole('dialog', { name: `Suspend ${storeName}` });
    await dialog.getByLabel('Reason').fill('The health office asked for it.');
    await dialog.getByLabel('Ends').selectOption('In 7 days');
    await expect(dialog).toContainText('your time');
    await dialog.getByRole('button', { name: 'Suspend store' }).click();
    await expect(page.getByText(`Suspended ${storeName}.`)).toBeVisible();
    const panel = page.getByRole('region', { name: 'Suspension' });
    await expect(panel).toContainText('The health office asked for it.');
    await expect(panel).toContainText('It ends automatically.');
    const orders = page.getByRole('region', { name: 'Orders' });
    await expect(orders).toContainText('Suspended by the marketplace. No new orders until');
    await expect(orders).toContainText('Pickup');

    await expect(counterTop.getByText(/^Suspended by the marketplace/)).toBeVisible();
    const marketplace = openMarketplace(counter.url, 'fern-and-field');
    await expect(marketplace.order()).rejects.toThrow('STORE_CLOSED');

    await panel.getByRole('button', { name: 'End suspension' }).click();
    const question = page.getByRole('dialog', { name: `End the suspension of ${storeName}?` });
    await question.getByRole('button', { name: 'End suspension' }).click();
    await expect(page.getByText(`Ended the suspension of ${storeName}.`)).toBeVisible();
    await expect(panel).toContainText('Not suspended');
    await expect(counterTop.getByText(/^Suspended by the marketplace/)).toHaveCount(0);
    await merchant.close();
  });
});
