import { findDeals } from '@counter/contract/deals';
import { refusal } from '../store/business-page.ts';
import { pictureFile } from '../store/picture-files.ts';
import { expectLive } from '../support/orders-page.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { dealCard, dealsAddress, dealsOf, pickProduct } from '../support/deals-page.ts';
import { choose } from '../support/products-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const away = 'The database cannot be reached right now. Try again in a moment.';

test('a deal is put together, priced against its parts, and shown', async ({
  page,
  counter,
  colleague,
}) => {
  const menu = dealsOf(counter.url, colleague);
  await menu.addProduct('Picnic soup', 900);
  await menu.addProduct('Picnic bread', 450);
  await page.goto('/dashboard/business/cedar-kitchen');
  await page.getByRole('link', { name: /^Deals/ }).click();
  await page.getByRole('link', { name: 'Add deal' }).first().click();
  const save = page.getByRole('button', { name: 'Add deal' });
  await save.click();
  for (const told of ['Deal name is required', 'Price is required', 'Add the products of the deal'])
    await expect(page.getByText(told, { exact: true })).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Picnic basket');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(pictureFile('basket.png'));
  await expect(page.getByText('Uploaded basket.png.')).toBeAttached();
  await pickProduct(page, 'Picnic soup');
  await pickProduct(page, 'Picnic bread');
  await page.getByLabel('Quantity', { exact: true }).first().fill('2');
  const price = page.getByLabel('Price', { exact: true });
  await price.fill('22.51');
  await price.blur();
  await expect(price).toHaveAccessibleDescription(
    'A deal must not cost more than its parts, $ 22.50.',
  );
  await price.fill('18');
  await expect(page.getByText('Apart $ 22.50 — customers save $ 4.50 (20%)')).toBeVisible();
  await expectGoodInBothThemes(page);
  await save.click();

  await expect(page).toHaveURL(dealsAddress);
  await expect(page.getByText('Deal is added successfully')).toBeVisible();
  const card = dealCard(page, 'Picnic basket');
  await expect(card).toContainText('$ 18.00');
  await expect(card).toContainText('Save $ 4.50');
  await expect(card.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await card.getByText('View details').click();
  await expect(card.getByRole('row', { name: '2 Picnic soup' })).toBeVisible();
  await expectGoodInBothThemes(page);
});

test.describe('many deals', () => {
  test.use({ expectedErrors: [/\b503\b/] });

  test('what could not be loaded is told, deals change and come back, and the grid goes on to the last', async ({
    page,
    counter,
    colleague,
  }) => {
    test.slow();
    const menu = dealsOf(counter.url, colleague);
    const tea = await menu.addProduct('Evening tea', 300);
    for (let number = 1; number <= 22; number += 1) await menu.save(`Tea time ${number}`, tea);
    await menu.save('Two teas', tea);
    const call = `**/api/v1${findDeals.path}`;
    await page.route(call, async (route) =>
      route.fulfill({ status: 503, json: refusal(503, away) }),
    );
    await page.goto(dealsAddress);
    // Once the screen is live, nothing but the button reads the list again.
    await expectLive(page);
    await expect(page.getByText(away)).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try again' }).click();

    await test.step('a deal is out of stock and in stock by a word, and comes back', async () => {
      const card = dealCard(page, 'Two teas');
      await choose(page, 'Two teas', 'Mark as out of stock');
      await expect(card).toContainText('Out of stock');
      await expect.poll(async () => (await menu.find('Two teas'))?.state).toBe('UNAVAILABLE');
      await choose(page, 'Two teas', 'Mark as available');
      await expect(card).not.toContainText('Out of stock');
      await expect.poll(async () => (await menu.find('Two teas'))?.state).toBe('AVAILABLE');

      await choose(page, 'Two teas', 'Delete');
      await expect(card).toBeHidden();
      await expect.poll(async () => menu.find('Two teas')).toBeUndefined();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(card).toBeVisible();
      await expect.poll(async () => (await menu.find('Two teas'))?.state).toBe('AVAILABLE');
    });

    await test.step('two people change a deal: nothing typed is lost', async () => {
      const cake = await menu.addProduct('Plum tart', 600);
      const id = await menu.save('Tarts for two', cake, { price: 1000 });
      await choose(page, 'Tarts for two', 'Edit');
      await expect(page).toHaveURL(`${dealsAddress}/form?id=${id}`);
      const name = page.getByLabel('Name', { exact: true });
      await name.fill('Tarts for the two of you');
      const before = await menu.find('Tarts for two');
      const theirs = { id, olVersion: before?.olVersion ?? 0, price: 1100 };
      await menu.save('Tarts for two', cake, theirs);
      await page.getByRole('button', { name: 'Save changes' }).click();
      const notice = page.getByRole('alert', { name: 'Changed by someone else' });
      await expect(notice).toContainText('Marcus Bell');
      await expect(notice).toContainText('Price: $ 10.00 → $ 11.00');
      await expect(name).toHaveValue('Tarts for the two of you');
      await expectGoodInBothThemes(page);
      await page.getByRole('link', { name: 'Back to Deals' }).click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await notice.getByRole('button', { name: 'Keep mine' }).click();
      await expect(page.getByText('Deal edit successfully')).toBeVisible();
      await expect(dealCard(page, 'Tarts for the two of you')).toContainText('$ 10.00');
    });

    await test.step('the grid goes on to the last deal', async () => {
      const cards = page.getByRole('list', { name: 'Deals' }).getByRole('heading');
      const shown = async () => {
        await cards.last().scrollIntoViewIfNeeded();
        return cards.count();
      };
      await expect.poll(shown).toBe(await menu.count());
      await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
    });
  });
});
