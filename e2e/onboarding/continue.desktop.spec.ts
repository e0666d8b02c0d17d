import { login, logout } from '@counter/contract/auth';
import { approveApplication, refuseApplication } from '@counter/contract/operator';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openApplicant } from '../support/applicant.ts';
import { readSession } from '../support/session.ts';
import { demoPassword, expect, fillSignIn, signIn, test } from '../support/test.ts';
import {
  beginAtBank,
  beginAtBusiness,
  enter,
  fieldOf,
  fillBank,
  fillBusiness,
  keptInBrowser,
  labels,
  passBusiness,
  stepHeading,
} from './wizard.ts';

const mustCreate = 'A store must be created to reach the dashboard.';

test('left after step 1, it goes on at step 2 on another device', async ({
  page,
  counter,
  browser,
  baseURL,
}) => {
  const { email } = await beginAtBusiness(page, counter.url);
  await expect(page.getByText(mustCreate)).toBeVisible();
  await passBusiness(page, { name: 'Lind Bakery' });

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const device = await elsewhere.newPage();
  await signIn(device, email);
  await expect(stepHeading(device, 3)).toBeVisible();
  await device.getByRole('button', { name: 'Back' }).click();
  await expect(stepHeading(device, 2)).toBeFocused();
  await expect(fieldOf(device, 'Business name')).toHaveValue('Lind Bakery');
  await expect(fieldOf(device, 'Restaurant type')).toHaveValue('PHYSICAL_STORE');
  await expect(fieldOf(device, 'Store tax rate')).toHaveValue('8.25');
  await expect(fieldOf(device, 'Opens')).toHaveValue('09:00');
  await elsewhere.close();
});

test('going back to the business keeps what was typed of the bank', async ({ page, counter }) => {
  await beginAtBank(page, counter.url);
  await enter(fieldOf(page, 'Routing number'), '021000021');
  await page.getByRole('button', { name: 'Back' }).click();
  await enter(fieldOf(page, 'Business name'), 'Lind & Sons');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(fieldOf(page, 'Routing number')).toHaveValue('021000021');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(fieldOf(page, 'Business name')).toHaveValue('Lind & Sons');
});

test('what was typed of the business survives a reload', async ({ page, counter }) => {
  await beginAtBusiness(page, counter.url);
  await fillBusiness(page, { name: 'Half a Bakery' });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(stepHeading(page, 2)).toBeVisible();
  await expect(fieldOf(page, 'Business name')).toHaveValue('Half a Bakery');
  await expect(fieldOf(page, 'Closes')).toHaveValue('21:00');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(stepHeading(page, 3)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(fieldOf(page, 'Business name')).toHaveValue('Half a Bakery');
});

test('nothing of the bank is kept in the browser', async ({ page, counter }) => {
  await beginAtBank(page, counter.url);
  await fillBank(page, { accountNumber: '000987654321' });
  const kept = await keptInBrowser(page);
  expect(kept).not.toContain('987654321');
  for (const name of ['Account number', 'Routing number', 'SSN, last 4 digits']) {
    await expect(fieldOf(page, name)).toHaveAttribute('autocomplete', 'off');
  }
});

test('leaving with changes asks, and staying keeps them', async ({ page, counter }) => {
  await beginAtBusiness(page, counter.url);
  await enter(fieldOf(page, 'Business name'), 'Half a Bakery');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Counter' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(fieldOf(page, 'Business name')).toHaveValue('Half a Bakery');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/signup');

  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe('beforeunload');

  await expect(fieldOf(page, 'Business name')).toHaveValue('Half a Bakery');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/login');
});

test('a refused application says why, and goes through both steps again', async ({
  page,
  counter,
}) => {
  const applicant = await openApplicant(counter.url);
  await signIn(page, applicant.email);
  const standing = page.getByRole('list', { name: 'Where your application stands' });
  await expect(standing).toContainText('Being checked');
  const refusal = { storeId: applicant.storeId, reason: 'The menu cannot be read.' };
  const token = await signInAsStaff(counter.url);
  await callApi(counter.url, refuseApplication, { body: refusal }, { token });

  // Somebody who looks on is led back into the wizard.
  await comeBackToTab(page);
  await expect(page).toHaveURL('/signup');
  await expect(stepHeading(page, 2)).toBeVisible();
  await expect(page.getByText('The menu cannot be read.')).toBeVisible();
  await expect(fieldOf(page, 'Business name')).toHaveValue(applicant.storeName);
  await enter(fieldOf(page, 'Menu website'), 'https://bakery.test/readable');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(stepHeading(page, 3)).toBeVisible();
  await expect(page.getByText('The menu cannot be read.')).toBeVisible();
  const onFile = page.getByRole('region', { name: 'What you sent before' });
  await expect(onFile).toContainText('•••• 6789');
  await expect(onFile).not.toContainText('000123456789');
  await expect(fieldOf(page, labels.bank.accountNumber)).toHaveValue('');
  await fillBank(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('dialog', { name: 'Thank You' }).getByRole('button').click();
  await expect(standing).toContainText('Being checked');
});

test('what another device has finished is not sent twice', async ({ page, counter, browser }) => {
  const { email } = await beginAtBank(page, counter.url);
  const elsewhere = await browser.newContext({ baseURL: counter.url });
  const device = await elsewhere.newPage();
  await signIn(device, email);
  await fillBank(device);
  await device.getByRole('button', { name: 'Send application' }).click();
  await expect(device.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  await elsewhere.close();

  await fillBank(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('list', { name: 'Where your application stands' })).toBeVisible();
});

test('a session that ends in the middle leads to the sign-in and back', async ({
  page,
  counter,
}) => {
  const { email } = await beginAtBusiness(page, counter.url);
  await fillBusiness(page, { name: 'Half a Bakery' });
  const { user } = await readSession(page);
  await callApi(counter.url, logout, {}, { token: user.token });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await fillSignIn(page, email);
  await expect(fieldOf(page, 'Business name')).toHaveValue('Half a Bakery');
});

test('who looks on while the store is approved is led to the dashboard', async ({
  page,
  counter,
}) => {
  const { email, storeId } = await openApplicant(counter.url, { confirmed: true });
  await signIn(page, email);
  await expect(page.getByRole('list', { name: 'Where your application stands' })).toBeVisible();
  const token = await signInAsStaff(counter.url);
  await callApi(counter.url, approveApplication, { body: { storeId } }, { token });
  await comeBackToTab(page);
  await expect(page).toHaveURL('/dashboard/app');
});

async function signInAsStaff(url: string): Promise<string> {
  const staff = { email: 'operator@demo.test', password: demoPassword };
  return (await callApi(url, login, { body: staff })).data.token;
}

/** What a browser tells a page that is looked at again. */
async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}
