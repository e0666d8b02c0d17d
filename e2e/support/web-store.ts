import type { Page } from '@playwright/test';
import { findMail } from './outbox.ts';
import { expect, kitchen } from './test.ts';

/** Puts two units of a product into the basket and goes to the checkout. */
export async function fillBasket(page: Page, isMobile: boolean): Promise<void> {
  await page.goto(`/s/${kitchen}?q=hummus`);
  const dialog = page.getByRole('dialog', { name: 'Classic Hummus' });
  await expect(async () => {
    // Before hydration, presses do nothing.
    await page.getByRole('button', { name: 'Classic Hummus', exact: true }).click();
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await dialog.getByRole('radio', { name: 'Gluten-free flatbread' }).check();
  await dialog.getByRole('button', { name: 'One Classic Hummus more' }).click();
  await dialog.getByRole('button', { name: /^Add to basket/ }).click();
  // On phones, the basket opens over the page.
  if (isMobile) await page.getByRole('button', { name: /^View basket/ }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).first().click();
  await expect(page.getByRole('heading', { name: 'Order from Cedar Kitchen' })).toBeVisible();
}

/** Signs up with the code sent to an email address or full phone number, and enters the customer's name. */
export async function signUp(page: Page, url: string, recipient: string): Promise<void> {
  const isPhone = !recipient.includes('@');
  await page.getByLabel('Phone number or email').fill(recipient);
  await page.getByRole('button', { name: 'Send code', exact: true }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeVisible();
  const sent = await findMail(url, recipient, /is your code$|^Your code for ordering$/);
  await code.fill((isPhone ? (sent.body ?? '') : sent.subject).slice(0, 6));
  await expect(page.getByText(/^Signed in as /)).toBeVisible();
  await page.getByLabel('Name').fill('Maya Lind');
  if (!isPhone) await page.getByLabel('Phone', { exact: true }).fill(phoneOf(recipient));
}

/** Returns a separate number for each person, because a number may only have a few open unpaid orders. */
function phoneOf(recipient: string): string {
  let digits = 7;
  for (let at = 0; at < recipient.length; at += 1) {
    digits = (digits * 31 + recipient.charCodeAt(at)) % 9000;
  }
  return `(212) 555-${1000 + digits}`;
}
