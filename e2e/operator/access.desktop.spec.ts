import { login } from '@counter/contract/auth';
import { findLeads, findOverview } from '@counter/contract/operator';
import { callApi } from '../support/api.ts';
import { demoPassword, expect, fillSignIn, test } from '../support/test.ts';

const addresses = [
  '/operator',
  '/operator/leads',
  '/operator/applications/1',
  '/operator/stores/1',
  '/operator/messages',
];

test('strangers are led to the sign-in', async ({ page }) => {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login/);
  }
});

test('staff who sign in get to where they wanted to go', async ({ page }) => {
  await page.goto('/operator/leads?search=Bakery');
  await fillSignIn(page, 'operator@demo.test');
  await expect(page).toHaveURL('/operator/leads?search=Bakery');
});

test.describe('a merchant', () => {
  test.use({ person: 'owner@demo.test' });

  test('is led to their own place, and refused by the API', async ({ page, counter }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expect(page).toHaveURL('/dashboard/app');
    }
    const body = { email: 'owner@demo.test', password: demoPassword };
    const { token } = (await callApi(counter.url, login, { body })).data;
    await expect(callApi(counter.url, findOverview, {}, { token })).rejects.toThrow('403');
    await expect(callApi(counter.url, findLeads, { query: {} }, { token })).rejects.toThrow('403');
  });
});
