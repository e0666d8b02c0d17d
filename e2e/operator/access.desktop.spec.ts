import { demoPassword, login } from '@counter/contract/auth';
import { findLeads, findOverview } from '@counter/contract/operator';
import { callApi } from '../support/api.ts';
import { enterAs } from '../support/session.ts';
import { expect, expectSignIn, fillSignIn, test } from '../support/test.ts';

const addresses = [
  '/operator',
  '/operator/leads',
  '/operator/applications/1',
  '/operator/stores/1',
  '/operator/messages',
];

test('the desk is for the staff alone', async ({ page, counter }) => {
  test.slow();

  await test.step('strangers are led to the sign-in, staff to where they wanted to go', async () => {
    for (const address of [...addresses, '/operator/leads?search=Bakery']) {
      await page.goto(address);
      await expectSignIn(page);
    }
    await fillSignIn(page, 'operator@demo.test');
    await expect(page).toHaveURL('/operator/leads?search=Bakery');
  });

  await test.step('a merchant is led to their own place, and refused by the API', async () => {
    await enterAs(page, counter.url, 'owner@demo.test');
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
