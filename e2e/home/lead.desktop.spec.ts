import { createLead } from '@counter/contract/home';
import { readAnswer } from '../support/answer.ts';
import { expect, test } from '../support/test.ts';

test('a lead goes on to sign-up and takes its id along', async ({ page }) => {
  await page.goto('/home#partner');
  await page.getByLabel('Business Name').fill('Corner Bakery');
  await page.getByLabel('Business Address').fill('12 Mill Lane, Springfield');
  await page.getByLabel('Contact Number').fill('+1 212 555 0142');
  const answered = await readAnswer(page, createLead);
  await page.getByRole('button', { name: 'Join Us' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { data: lead } = await answered();
  expect(await page.evaluate(() => sessionStorage.getItem('counter.lead'))).toBe(String(lead.id));
});
