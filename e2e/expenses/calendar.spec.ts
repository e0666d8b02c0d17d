import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const written = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/;

test('a date can be typed or picked from a calendar by keyboard or touch', async ({
  page,
  isMobile,
}) => {
  await page.goto(`/dashboard/business/${kitchen}/expense`);
  await page.getByRole('button', { name: 'Add New Expense' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Expense' });
  const date = dialog.getByLabel('Date', { exact: true });
  await expect(date).toHaveValue(written);
  await date.fill('2/14/2026');
  await date.blur();
  await expect(date).toHaveValue('Feb 14, 2026');

  const button = dialog.getByRole('button', { name: 'Open calendar' });
  const { height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.round(height)).toBeGreaterThanOrEqual(isMobile ? 44 : 36);
  await button.click();
  const chosen = page.getByRole('button', { name: 'February 14, 2026' });
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosen).toBeHidden();
  await expect(dialog, 'only the calendar closes').toBeVisible();

  await button.click();
  await expect(chosen).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'February 13, 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('Feb 13, 2026');
  await expect(button).toBeFocused();

  await button.click();
  await page.getByRole('button', { name: 'February 2, 2026' }).click();
  await expect(date).toHaveValue('Feb 2, 2026');
});
