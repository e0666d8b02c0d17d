import { openMarketplace } from '../support/marketplace.ts';
import { drawerOf } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/settings/store-setting';

test.describe('the store', () => {
  test.use({ person: 'second@demo.test' });

  test('can edit its website and choose its delivery methods', async ({ page, counter }) => {
    const grocer = openMarketplace(counter.url, 'fern-and-field');
    await page.goto(address);
    const store = page.getByRole('region', { name: 'Store', exact: true });
    await expect(store).toContainText('fernandfield.example');
    await expect(store).toContainText(/\+1 \(\d{3}\) \d{3}-\d{4}/);
    await expect(page.getByText('Alex Mercer')).toBeVisible();

    await store.getByRole('button', { name: 'Edit Store' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Store' });
    const website = dialog.getByRole('textbox', { name: 'Website' });
    await expect(website).toHaveValue('https://fernandfield.example');
    await website.fill('fernandfield.example/shop');
    await website.press('Tab');
    await expect(website).not.toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(store).toContainText('fernandfield.example/shop');
    await expect(store).toContainText('Last changed by Daniel Okafor');

    const orders = page.getByRole('region', { name: 'Orders', exact: true });
    const methods = ['Pickup', 'Direct delivery', 'Pooled delivery'].map((name) =>
      orders.getByRole('checkbox', { name }),
    );
    const save = orders.getByRole('button', { name: 'Save changes' });
    for (const method of methods) await method.uncheck();
    await save.click();
    await expect(orders.getByText('Choose at least one')).toBeVisible();
    await methods[1]?.check();
    await expect(orders.getByText('Choose at least one')).toBeHidden();
    await orders.getByLabel('Orders nobody accepts expire').selectOption('NEVER');
    await expect(orders).toContainText('wait until someone accepts');
    await orders.getByLabel('Orders nobody accepts expire').selectOption('AFTER_CLOCK');
    await orders.getByRole('textbox', { name: 'Minutes to accept' }).fill('15');
    await expect(orders).toContainText('expires after 15 minutes');
    await orders.getByLabel('Orders nobody accepts expire').selectOption('AFTER_24_HOURS');
    await save.click();
    await expect(orders).toContainText('Last changed by Daniel Okafor');
    await expect(save).toBeHidden();
    await expect(grocer.order()).rejects.toThrow('does not offer pickup. Choose direct delivery.');

    for (const method of methods) await method.check();
    await save.click();
    await expect(save).toBeHidden();
  });
});

test.describe('blocked customers', () => {
  test.use({ person: 'owner@demo.test' });

  test('can be blocked from an order and unblocked', async ({ page, marketplace }) => {
    const customer = { name: 'Rude Caller', phone: '+1 (212) 555-0266' };
    const { orderNumber } = await marketplace.order({ customer });
    await page.goto(`/dashboard/orders/${orderNumber}`);
    await drawerOf(page, orderNumber).getByRole('button', { name: 'Block customer' }).click();
    const question = page.getByRole('dialog', { name: 'Block Rude Caller?' });
    await question.getByRole('button', { name: 'Block customer' }).click();
    await expect(question.getByText('Reason is required')).toBeVisible();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Shouted at Lena.');
    await question.getByRole('button', { name: 'Block customer' }).click();
    await expect(question).toBeHidden();
    await expect(marketplace.order({ customer })).rejects.toThrow('Please contact the store.');

    await page.goto(address);
    const row = page.getByRole('row').filter({ hasText: 'Rude Caller' });
    await expect(row).toContainText('Shouted at Lena.');
    await expect(row).toContainText('by Sofia Karam');
    await row.getByRole('button', { name: 'Unblock Rude Caller' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Shouted at Lena.');
    await row.getByRole('button', { name: 'Unblock Rude Caller' }).click();
    await expect(row).toHaveCount(0);
    await marketplace.order({ customer });
  });
});
