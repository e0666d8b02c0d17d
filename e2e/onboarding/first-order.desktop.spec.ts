import { randomUUID } from 'node:crypto';
import { signUp } from '@counter/contract/auth';
import { businessInfoCases } from '@counter/contract/cases';
import { createLead } from '@counter/contract/home';
import { saveProduct } from '@counter/contract/menu';
import type { Browser, Page } from '@playwright/test';
import { readAnswer } from '../support/answer.ts';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { openMarketplace } from '../support/marketplace.ts';
import { acceptOrder, expectLive, openOrder, rowOf } from '../support/orders-page.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { callerOf, readSession, signedInState } from '../support/session.ts';
import { expect, fillSignIn, newPassword, test } from '../support/test.ts';
import {
  enterAll,
  enterHours,
  fillBank,
  labels,
  newEmail,
  passAccount,
  stepHeading,
} from './wizard.ts';

test('a visitor registers, gets a store and accepts its first order', async ({
  page,
  browser,
  counter,
}) => {
  test.setTimeout(120_000);
  const email = newEmail();
  const storeName = `Lind Bakery ${randomUUID().slice(0, 6)}`;
  await applyFromHome(page, { email, storeName });

  const confirmation = await findMail(counter.url, email, /confirm/i);
  await page.goto(`/confirm_email/${secretIn(confirmation, 'confirm_email')}`);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('confirmed');
  await approve(browser, counter.url, storeName);
  const approval = await findMail(counter.url, email, /is approved/);
  expect(approval.body).toContain('/dashboard');

  await page.goto('/login');
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/dashboard/app');
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, Welcome back' })).toBeVisible();
  const { user } = await readSession(page);
  await callApi(
    counter.url,
    saveProduct,
    { body: { storeId: user.storeId ?? 0, name: 'Rye bread', pickupPrice: 650, taxRate: null } },
    await callerOf(page),
  );

  await page.goto('/dashboard/orders');
  await expectLive(page);
  const storeUrl = storeName.toLowerCase().replaceAll(' ', '-');
  const { orderNumber } = await openMarketplace(counter.url, storeUrl).order();
  await expect(rowOf(page, orderNumber)).toContainText('$ 26.00');
  const drawer = await openOrder(page, orderNumber);
  await acceptOrder(drawer);
  await expect(drawer).toBeHidden();
  await expect(rowOf(page, orderNumber)).toContainText('Accepted');
});

/** A lead, an account, a business that never closes, and a bank account. */
async function applyFromHome(
  page: Page,
  { email, storeName }: { readonly email: string; readonly storeName: string },
): Promise<void> {
  await page.goto('/home');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Become a business partner' }).click();
  await page.getByLabel('Business Name').fill(storeName);
  await page.getByLabel('Business Address').fill('12 Mill Lane, Springfield');
  await page.getByLabel('Contact Number').fill('+1 212 555 0142');
  const answered = await readAnswer(page, createLead);
  await page.getByRole('button', { name: 'Join Us' }).click();
  const { data: lead } = await answered();
  const sent = page.waitForRequest(`**/api/v1${signUp.path}`);
  await passAccount(page, email);
  expect((await sent).postDataJSON(), 'the lead goes along').toMatchObject({ leadId: lead.id });
  await enterAll(page, labels.business, { ...businessInfoCases.filled, name: storeName });
  await enterHours(page, '00:00 - 00:00');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(stepHeading(page, 3)).toBeVisible();
  await fillBank(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank You' });
  await thanks.getByRole('button', { name: 'Ok' }).click();
  const standing = page.getByRole('dialog', { name: 'Your store is not approved yet' });
  await standing.getByRole('button', { name: 'Ok' }).click();
  await expect(standing).toBeHidden();
}

/** The marketplace's staff finds the application in the queue and approves it. */
async function approve(browser: Browser, url: string, storeName: string): Promise<void> {
  const storageState = await signedInState(url, 'operator@demo.test');
  const desk = await browser.newPage({ baseURL: url, storageState });
  await desk.goto('/operator/applications');
  await desk.getByRole('searchbox').fill(storeName);
  await desk.getByRole('main').getByRole('button', { name: storeName }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  const dialog = desk.getByRole('dialog', { name: `Approve ${storeName}?` });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(`Approved ${storeName}.`)).toBeVisible();
  await desk.close();
}
