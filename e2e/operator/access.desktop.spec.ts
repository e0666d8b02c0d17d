import { enterAs } from '../support/session.ts';
import { expect, expectSignIn, fillSignIn, test } from '../support/test.ts';

const address = '/operator/leads?search=Bakery';

test('the marketplace is for its staff alone', async ({ page, counter }) => {
  await test.step('strangers sign in, and staff go on to where they wanted to go', async () => {
    await page.goto(address);
    await expectSignIn(page);
    await fillSignIn(page, 'operator@demo.test');
    await expect(page).toHaveURL(address);
  });

  await test.step('a merchant is led to their own place', async () => {
    await enterAs(page, counter.url, 'owner@demo.test');
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard/app');
  });
});
