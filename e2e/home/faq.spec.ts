import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';

const facts: readonly [question: string, ...facts: RegExp[]][] = [
  ['Which mobile apps are there?', /consumer/, /business/, /delivery agent/, /order manager/],
  ['What is the referral reward?', /10% of the platform commission/, /perpetual/],
  ['When is the referral reward paid out?', /3 to 7 business days/],
  ['Who pays the transfer charges of a payout?', /borne by the user/],
  ['Which delivery modes are there?', /advance order/, /Direct \(ASAP\)/, /Pooled/],
  ['Can a business block a consumer?', /business owner can block/],
  ['Do I have to tip?', /optional/],
  ['Where is the service available?', /nationwide, in one country/],
  ['Does a consumer have to sign up before ordering?', /has to sign up before the first order/],
  ['Is there a minimum order value?', /Each business sets its own/],
  ['Who sets prices and delivery fees?', /Each business sets the prices/, /delivery agent/],
];

test('every question opens on its answer, and what is searched is marked', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Ask Questions');
  await expect(page).toHaveTitle('Frequently Ask Questions · Counter');
  for (const [question, ...expected] of facts) {
    const item = page.getByRole('group').filter({ hasText: question });
    const paragraphs = item.getByRole('paragraph');
    await expect(paragraphs.first()).toBeHidden();
    await item.getByText(question).click();
    await expect(paragraphs.first()).toBeVisible();
    for (const fact of expected) await expect(item).toContainText(fact);
  }
  await expect(page.getByText('Pooled delivery:')).toBeVisible();
  await expectGoodInBothThemes(page);

  const field = page.getByRole('searchbox', { name: 'Search the answers' });
  await field.fill('delivery');
  await expect(page).toHaveURL('/faq?q=delivery');
  await expect(page.locator('mark').first()).toBeVisible();
  await expectGoodInBothThemes(page);
  await field.fill('pizza');
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();
  await expect(page.getByText('No results found for "pizza".')).toBeVisible();
  await expect(page.getByText('Try checking for typos or using complete words.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('group')).toHaveCount(facts.length + 1);
});

test(
  'a link opens its answer, gives it away, and the search is in the address',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const field = page.getByRole('searchbox', { name: 'Search the answers' });
    const copy = page.getByRole('button', { name: 'Copy link to: Do I have to tip?' });

    await test.step('the home page leads to the questions', async () => {
      await page.goto('/home');
      await page.getByRole('link', { name: 'Read more: Referral reward' }).click();
      await expect(page).toHaveURL('/faq#referral-reward');
      await expect(page.getByText('10% of the platform commission')).toBeInViewport();
      await page.goBack();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Frequently Ask' }).click();
      await expect(page).toHaveURL('/faq');
    });

    await test.step('a link opens its answer, and the keyboard reaches everything', async () => {
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

    await test.step('an answer gives its own link', async () => {
      await page.getByText('Do I have to tip?').click();
      await copy.click();
      await expect(page.getByText('Link copied')).toBeVisible();
      const copied = await page.evaluate(async () => navigator.clipboard.readText());
      expect(copied).toBe(`${baseURL}/faq#tipping`);
    });

    await test.step('it is in the address bar where copying is not allowed', async () => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await copy.click();
      await expect(page.getByText('Copy the link from the address bar')).toBeVisible();
      await expect(page).toHaveURL('/faq#tipping');
    });

    await test.step('searching shows, opens and marks what was found', async () => {
      await field.pressSequentially('transfer CHARGES');
      await expect(page).toHaveURL('/faq?q=transfer+CHARGES');
      await expect(field).toBeFocused();
      await expect(page.getByText('1 answer found')).toBeVisible();
      await expect(page.getByRole('group')).toHaveCount(1);
      await expect(page.getByText('borne by the user')).toBeVisible();
      await expect(page.locator('mark').first()).toHaveText('transfer');
      await page.reload();
      await expect(field).toHaveValue('transfer CHARGES');
      await expect(page.getByRole('group')).toHaveCount(1);
      await field.clear();
      await expect(page).toHaveURL('/faq');
      await expect(page.getByRole('group')).toHaveCount(facts.length + 1);
    });
  },
);
