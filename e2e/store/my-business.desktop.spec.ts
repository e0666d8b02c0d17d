import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { pressAtOnce } from '../support/keys.ts';
import { connectionLost, expect, test } from '../support/test.ts';
import { formAddress, refusal } from './business-page.ts';

const listCall = '**/api/v1/business/list/*';

test.use({ person: 'owner@demo.test', expectedErrors: [connectionLost] });

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

test('the list is found, searched, and says what it cannot show', async ({ page, context }) => {
  const cards = page.getByRole('main').getByRole('listitem');
  const field = page.getByPlaceholder('Search Business...');

  await test.step('the menu and the palette lead there', async () => {
    await page.goto('/dashboard/app');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'My Business' }).click();
    await expect(page).toHaveURL('/dashboard/my-business');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('add new');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(formAddress);
    await page.goBack();
    await expect(cards).toHaveCount(2);
  });

  await test.step('the search is in the address', async () => {
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

  await test.step('offline, what is known stays and says so', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/^You're offline/).first()).toBeVisible();
    await expect(cards).toHaveCount(2);
    await context.setOffline(false);
  });

  await test.step('what failed is told and can be tried again', async () => {
    const sentence = 'You have asked too often. Wait a minute.';
    await page.route(listCall, async (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        json: refusal(429, sentence),
      }),
    );
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: sentence });
    await expect(failed).toContainText("We couldn't load your businesses");
    await expectGoodInBothThemes(page);
    await page.unroute(listCall);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(cards).toHaveCount(2);
  });
});
