import { randomUUID } from 'node:crypto';
import { createLead } from '@counter/contract/home';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { rowOf } from './operator-page.ts';

test.use({ person: 'operator@demo.test' });

let businessName = '';

test.beforeEach(async ({ counter }) => {
  businessName = `Lead ${randomUUID().slice(0, 8)}`;
  const body = {
    businessName,
    businessAddress: '12 Mill Lane, Springfield',
    businessPhone: '+1 212 555 0142',
  };
  await callApi(counter.url, createLead, { body });
});

const drawer = (page: Page) => page.getByRole('dialog', { name: businessName });

async function openLead(page: Page): Promise<void> {
  await page.goto('/operator/leads');
  await page.getByRole('searchbox').fill(businessName);
  await expect(page).toHaveURL(/search=Lead/);
  await rowOf(page, businessName).getByRole('button', { name: businessName }).click();
  await expect(drawer(page)).toBeVisible();
}

test('what has become of a lead, and its notes, survive a reload', async ({ page }) => {
  await openLead(page);
  await drawer(page).getByLabel('State').selectOption('Contacted');
  await drawer(page).getByLabel('Notes').fill('Called. Opens in March.');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved ${businessName}.`)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await expect(rowOf(page, businessName)).toContainText('Contacted');

  await page.reload();
  await rowOf(page, businessName).getByRole('button', { name: businessName }).click();
  await expect(drawer(page).getByLabel('State')).toHaveValue('CONTACTED');
  await expect(drawer(page).getByLabel('Notes')).toHaveValue('Called. Opens in March.');
});

test('the address holds what is shown, and nothing is left behind', async ({ page }) => {
  await openLead(page);

  await test.step('what is not saved asks', async () => {
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await drawer(page).getByLabel('Notes').fill('Half a sentence');
    for (const leave of [
      async () => page.keyboard.press('Escape'),
      async () => drawer(page).getByRole('button', { name: 'Close' }).click(),
      async () => page.goBack(),
    ]) {
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(drawer(page).getByLabel('Notes')).toHaveValue('Half a sentence');
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(drawer(page)).toBeHidden();
    await rowOf(page, businessName).getByRole('button', { name: businessName }).click();
    await expect(drawer(page).getByLabel('Notes')).toHaveValue('');
  });

  await test.step('search, state and the open lead; Back closes it', async () => {
    await page.reload();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(rowOf(page, businessName)).toBeVisible();

    await page.getByRole('link', { name: 'Rejected' }).click();
    await expect(page.getByText('Not found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/operator/leads');
    await expect(rowOf(page, businessName)).toBeVisible();
  });
});
