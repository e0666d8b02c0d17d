import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openApplicant } from '../support/applicant.ts';
import { pressAtOnce } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'operator@demo.test' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a queue is worked off from the keyboard', async ({ page, counter }) => {
  const street = `Elm ${randomUUID().slice(0, 8)}`;
  const names = [1, 2, 3].map((number) => `${street} No ${number}`);
  for (const storeName of names) await openApplicant(counter.url, { storeName, confirmed: true });
  const [first = '', second = '', third = ''] = names;

  await page.goto('/operator');
  await expect(heading(page, 'Operator')).toBeVisible();
  await pressAtOnce(page, 'g', 'a');
  await expect(heading(page, 'Applications')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(street);
  await expect(page).toHaveURL(/search=Elm/);
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(3);
  await page.keyboard.press('Enter');

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, first)).toBeVisible();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, first)).toBeVisible();

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: `Approve ${first}?` });
  await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(page.getByText(`Approved ${first}.`)).toBeVisible();
  await expect(page.getByText('2 left')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();

  await page.keyboard.press('r');
  await page.getByLabel('Reason').fill('No such street.');
  await page.keyboard.press('Control+Enter');
  // The dialog with the field is still fading when the screen says so: the key is meant for the screen.
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Rejected by');
  await page.keyboard.press('j');
  await expect(heading(page, third)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/operator\/applications\?search=Elm/);
});
