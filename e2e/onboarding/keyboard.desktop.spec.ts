import { expect, test } from '../support/test.ts';
import { fieldOf, stepHeading } from './wizard.ts';

test('the wizard by keyboard alone', async ({ page }) => {
  await page.goto('/register');
  await fieldOf(page, 'First name').focus();
  for (const text of ['Maya', 'Lind', 'maya.lind@bakery.test']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Four-words-1');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Login' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(fieldOf(page, 'First name')).toBeFocused();
});
