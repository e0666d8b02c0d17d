import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { enterAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test('an unknown URL shows the 404 page', async ({ page, counter }) => {
  await page.goto('/nothing/is/here');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: 'Sorry, page not found!' })).toBeVisible();
  await expectGoodInBothThemes(page);

  // What is shown to developers is not built.
  await page.goto('/dev/ui');
  await expect(page).toHaveURL('/404');

  await test.step("a signed-in merchant can't open another store", async () => {
    await enterAs(page, counter.url, 'owner@demo.test');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard/app');
    await page.goto('/dashboard/nothing-is-here');
    await expect(page).toHaveURL('/404');
    await page.goto('/dashboard/business/fern-and-field/orders');
    await expect(page.getByText("You can't open this store")).toBeVisible();
  });
});
