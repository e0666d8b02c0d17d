import { logout } from '@counter/contract/auth';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { callerOf } from '../support/session.ts';
import { expect, fillSignIn, signIn, test } from '../support/test.ts';
import {
  beginAtBusiness,
  enter,
  fieldOf,
  fillBank,
  fillBusiness,
  keptInBrowser,
  stepHeading,
} from './wizard.ts';

const standingOf = (page: Page) => page.getByRole('list', { name: 'Application status' });

test('an interrupted application resumes where it was left', async ({ page, counter, browser }) => {
  test.slow();
  const { email } = await beginAtBusiness(page, counter.url);
  const name = fieldOf(page, 'Business name');
  const save = page.getByRole('button', { name: 'Save and continue' });
  const back = page.getByRole('button', { name: 'Back' });
  await expect(page.getByText('A store must be created to reach the dashboard.')).toBeVisible();

  await test.step('leaving with unsaved changes asks first, and staying keeps them', async () => {
    await enter(name, 'Half a Bakery');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await page.getByRole('link', { name: 'Counter' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(name).toHaveValue('Half a Bakery');

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
    await expect(name).toHaveValue('Half a Bakery');
    await page.getByRole('button', { name: 'Logout' }).click();
    // The form of the sign-up has the same label: what one types must find the sign-in, and stay in it.
    const typed = page.getByLabel('Email', { exact: true });
    await question.getByRole('button', { name: 'Leave' }).click();
    await typed.fill(email);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in to Counter' })).toBeVisible();
    await expect(typed).toHaveValue(email);
    await fillSignIn(page, email);
  });

  await test.step('a session that ends midway leads to the sign-in and back', async () => {
    await fillBusiness(page, { name: 'Lind Bakery' });
    await callApi(counter.url, logout, {}, await callerOf(page));
    await save.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    await fillSignIn(page, email);
    await expect(name).toHaveValue('Lind Bakery');
    await save.click();
    await expect(stepHeading(page, 3)).toBeVisible();
  });

  await test.step('going back to the business step keeps the bank fields', async () => {
    await enter(fieldOf(page, 'Routing number'), '021000021');
    await back.click();
    await enter(name, 'Lind & Sons');
    await save.click();
    await expect(fieldOf(page, 'Routing number')).toHaveValue('021000021');
    await back.click();
    await expect(name).toHaveValue('Lind & Sons');
    await save.click();
  });

  await test.step('the browser stores no bank details', async () => {
    await fillBank(page, { accountNumber: '000987654321' });
    expect(await keptInBrowser(page)).not.toContain('987654321');
    for (const label of ['Account number', 'Routing number', 'SSN, last 4 digits']) {
      await expect(fieldOf(page, label)).toHaveAttribute('autocomplete', 'off');
    }
  });

  const device = await (await browser.newContext({ baseURL: counter.url })).newPage();
  await test.step('after step 1, another device resumes at step 2', async () => {
    await signIn(device, email);
    await expect(stepHeading(device, 3)).toBeVisible();
    await device.getByRole('button', { name: 'Back' }).click();
    await expect(stepHeading(device, 2)).toBeFocused();
    await expect(fieldOf(device, 'Business name')).toHaveValue('Lind & Sons');
    await expect(fieldOf(device, 'Restaurant type')).toHaveValue('PHYSICAL_STORE');
    await expect(fieldOf(device, 'Store tax rate')).toHaveValue('8.25');
    await expect(fieldOf(device, 'Opens')).toHaveValue('9:00 AM');
    await device.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('an application sent from another device is not sent again', async () => {
    await fillBank(device);
    await device.getByRole('button', { name: 'Send application' }).click();
    await expect(device.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
    await device.context().close();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL('/login');
    await expect(standingOf(page)).toBeVisible();
  });
});
