import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { signedInState } from '../support/session.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const insult = 'I never even ordered here.';

test('a merchant filters and reports reviews; the web store drops a removed one', async ({
  page,
  browser,
  counter,
}) => {
  test.slow();
  await page.goto('/dashboard/customers/reviews');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(page.getByText(/^\d+ reviews$/)).toBeVisible();
  await page.getByLabel('Rating', { exact: true }).selectOption('2 stars');
  await expect(page).toHaveURL(/rating=2/);
  const unhappy = rows.filter({ hasText: 'without the tahini' });
  await expect(rows.filter({ hasText: '5 stars' })).toHaveCount(0);
  await unhappy.getByRole('button', { name: /^Reply/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Review from/ });
  await dialog.getByRole('button', { name: 'Report to the marketplace' }).click();
  await dialog.getByRole('button', { name: 'Report review' }).click();
  const why = dialog.getByLabel("What's wrong with it?");
  await expect(why).toHaveAccessibleDescription(/^Enter what is wrong with it/);
  await why.fill('The tahini was in the bag.');
  await dialog.getByRole('button', { name: 'Report review' }).click();
  await expect(dialog).toContainText("The marketplace hasn't decided yet.");
  await expectGoodInBothThemes(page);

  const storageState = await signedInState(counter.url, 'operator@demo.test');
  const context = await browser.newContext({ baseURL: counter.url, storageState });
  const desk = await context.newPage();
  await desk.goto('/operator');
  await desk.getByRole('link', { name: /Reported reviews/ }).click();
  await expect(desk).toHaveURL('/operator/reviews?state=REPORTED');
  const reported = desk.getByRole('main').locator('tbody tr');
  await reported.filter({ hasText: insult }).getByRole('button').first().click();
  const drawer = desk.getByRole('dialog', { name: /^Review of/ });
  await expect(drawer).toContainText('Insulting');
  await expectGoodInBothThemes(desk);
  const store = await context.newPage();
  await store.goto(`/s/${kitchen}/reviews`);
  await expect(store.getByText(insult)).toBeVisible();
  await drawer.getByLabel('Decision').selectOption('Remove review');
  await drawer.getByLabel('Reason').fill('It breaks our rules for reviews.');
  await drawer.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText(/is removed. We emailed the owners/)).toBeVisible();
  await expect(reported.filter({ hasText: insult })).toHaveCount(0);
  await store.reload();
  await expect(store.getByText('Best hummus this side')).toBeVisible();
  await expect(store.getByText(insult)).toHaveCount(0);
  await expectGoodInBothThemes(store);
  await context.close();
});
