import { pressAtOnce } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

test('every store is a card that opens its hub', async ({ page }) => {
  await page.goto('/dashboard/app');
  await expect(page.getByText('Store is open', { exact: true })).toBeVisible();
  await pressAtOnce(page, 'g', 'b');
  await expect(page).toHaveURL('/dashboard/my-business');
  await expect(page.getByRole('heading', { level: 1, name: 'My Business' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Cedar Kitchen');
  await expect(cards.first()).toContainText('Court Street');
  await expect(cards.first()).toContainText(/\d+ .+, [A-Z]{2} \d{5}/);
  await expect(cards.first()).toContainText('Verified');
  await expect(cards.first().locator('img')).toHaveJSProperty('complete', true);

  await cards.last().getByRole('link').click();
  await expect(page).toHaveURL('/dashboard/business/cedar-kitchen-riverside');
  const state = await page.evaluate((): unknown => history.state);
  expect(state).toMatchObject({ storeUrl: 'cedar-kitchen-riverside', bid: expect.any(Number) });
});

test('the search of the list is in its address', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('listitem');
  const field = page.getByPlaceholder('Search Business...');
  await page.goto('/dashboard/my-business');
  await expect(cards).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('riverside');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL('/dashboard/my-business?search=riverside');
  await page.reload();
  await expect(field).toHaveValue('riverside');
  await expect(cards).toHaveCount(1);

  await field.fill('tailor');
  await expect(page.getByText('Not found')).toBeVisible();
  await expect(page.getByText('No results found for "tailor".')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/dashboard/my-business');
  await expect(field).toHaveValue('');
  await expect(cards).toHaveCount(2);
});
