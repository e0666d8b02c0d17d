import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test', viewport: { width: 1024, height: 768 } });

test('an order goes over the board of a tablet, and a step of it is undone', async ({
  page,
  marketplace,
}) => {
  test.slow();
  const { orderNumber } = await marketplace.order();
  await page.goto('/dashboard/orders');
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  const cardIn = (column: string) =>
    page.getByRole('region', { name: column }).getByRole('listitem', { name: orderNumber });
  await expect(cardIn('New')).toBeVisible();
  const overhang = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(overhang).toBeLessThanOrEqual(0);
  await expectGoodInBothThemes(page);

  await cardIn('New')
    .getByRole('button', { name: /^Accept order/ })
    .click();
  await cardIn('New')
    .getByRole('button', { name: /^5 minutes more/ })
    .click();
  await cardIn('New')
    .getByRole('button', { name: /^Accept \d+ min for/ })
    .click();
  await expect(cardIn('Preparing')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Undone. ${orderNumber} is New again.`)).toBeVisible();
  await expect(cardIn('New').getByRole('button', { name: /^Accept/ })).toBeEnabled();
});
