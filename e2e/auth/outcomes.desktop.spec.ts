import { expect, expectSignIn, signIn, test } from '../support/test.ts';

test('everybody has a place of their own', async ({ page }) => {
  await test.step('who waits for approval reads so, and is logged out by Ok', async () => {
    await signIn(page, 'pending@demo.test');
    const dialog = page.getByRole('dialog', { name: 'Your store is not approved yet' });
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('nobody without a store gets past the sign-up', async () => {
    await signIn(page, 'newcomer@demo.test');
    await expect(page).toHaveURL('/signup');
    await page.goto('/dashboard/app');
    await expect(page).toHaveURL('/signup');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectSignIn(page);
  });

  await test.step("the marketplace's staff goes to the operator's pages, and nowhere else", async () => {
    await signIn(page, 'operator@demo.test');
    await expect(page).toHaveURL('/operator');
    await page.goto('/dashboard/app');
    await expect(page).toHaveURL('/operator');
  });
});
