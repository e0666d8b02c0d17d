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
