import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';

test('a question opens its answer, and search highlights matches', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Ask Questions');
  await expect(page).toHaveTitle('Frequently Ask Questions · Counter');
  const item = page.getByRole('group').filter({ hasText: 'Which delivery modes are there?' });
  await expect(item.getByRole('paragraph').first()).toBeHidden();
  await item.getByText('Which delivery modes are there?').click();
  await expect(page.getByText('Pooled delivery:')).toBeVisible();
  await expectGoodInBothThemes(page);

  const field = page.getByRole('searchbox', { name: 'Search the answers' });
  await field.fill('delivery');
  await expect(page).toHaveURL('/faq?q=delivery');
  await expect(page.locator('mark').first()).toBeVisible();
  await expectGoodInBothThemes(page);
});

test(
  'a link opens its answer, and an answer copies its link',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: 'Copy link to: Do I have to tip?' });

    await test.step('the home page links to the FAQ', async () => {
      await page.goto('/home');
      await page.getByRole('link', { name: 'Read more: Referral reward' }).click();
      await expect(page).toHaveURL('/faq#referral-reward');
      await expect(page.getByText('10% of the platform commission')).toBeInViewport();
      await page.goBack();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Frequently Ask' }).click();
      await expect(page).toHaveURL('/faq');
    });

    await test.step('a link opens only its answer, and the keyboard reaches the rest', async () => {
      // From another document: only a fresh page goes to the place in its address by itself.
      await page.goto('about:blank');
      await page.goto('/faq#transfer-charges');
      await expect(page.getByText('Transfer charges are borne by the user')).toBeInViewport();
      await expect(page.getByText('Which mobile apps are there?')).not.toBeInViewport();
      await expect(page.getByText('There are four')).toBeHidden();

      await page.getByRole('searchbox').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('There are four')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: /^Copy link/ }).first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(page.getByText('There are four')).toBeHidden();
    });

    await test.step('an answer copies its own link', async () => {
      await page.getByText('Do I have to tip?').click();
      await copy.click();
      await expect(page.getByText('Link copied')).toBeVisible();
      const copied = await page.evaluate(async () => navigator.clipboard.readText());
      expect(copied).toBe(`${baseURL}/faq#tipping`);
    });
  },
);
