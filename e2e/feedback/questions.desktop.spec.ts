import type { Browser, Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expectLive } from '../support/orders-page.ts';
import { findMail } from '../support/outbox.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

/** Sooner than anything is asked for by the clock. */
const told = { timeout: 5000 };

/** Opens a browser context without an account. */
async function openVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

/** Types into a page until it is the browser's own and keeps what is typed. */
async function ask(visitor: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await visitor.getByLabel(label, { exact: true }).fill(value);
  }
  await visitor.getByRole('button', { name: 'Send question' }).click();
}

test('a question reaches the store at once, and its link shows the reply', async ({
  page,
  browser,
  counter,
}) => {
  test.slow();
  const name = 'Noor';
  const email = 'noor@questions.test';
  await page.goto('/dashboard/customers/inquiries');
  await expectLive(page);
  const rows = page.getByRole('main').locator('tbody tr, ul[aria-label="Inquiries"] > li');
  await expect(rows.filter({ hasText: 'Leah Abrams' })).toBeVisible();

  const visitor = await openVisitor(browser, counter.url);
  await visitor.goto(`/s/${kitchen}`);
  await visitor.getByRole('link', { name: 'Ask Cedar Kitchen a question' }).click();
  const message = visitor.getByLabel('Message', { exact: true });
  await expect(async () => {
    // Until the page is the browser's own, pressing loads it anew.
    await visitor.getByRole('button', { name: 'Send question' }).click();
    await expect(message).toHaveAccessibleDescription('Message is required', { timeout: 1000 });
  }).toPass();
  await expect(visitor.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Leave an email address or a phone number for the answer',
  );
  await expectGoodInBothThemes(visitor);
  const words = 'Do you cater?\n<b>For forty</b>, half of them vegetarian.';
  await ask(visitor, {
    Name: name,
    Message: words,
    Email: email,
    'Event date (optional)': '2090-06-01',
  });
  await expect(visitor).toHaveURL(new RegExp(`/s/${kitchen}/questions/[\\w-]+$`));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you! Cedar Kitchen has your question.',
  );

  const row = rows.filter({ hasText: name });
  await expect(row).toContainText('New', told);
  await row.getByRole('button', { name: `Reply: ${name}` }).click();
  await expect(page).toHaveURL(/open=\d+/);
  const dialog = page.getByRole('dialog', { name: `Question from ${name}` });
  await expect(dialog).toContainText('<b>For forty</b>, half of them vegetarian.');
  await expect(dialog).toContainText('2090');
  await expect(row).not.toContainText('New');
  await dialog.getByRole('textbox', { name: 'Reply' }).fill('Gladly. We call you tomorrow.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(`Sent your reply to ${name}.`)).toBeVisible();
  await expect(row).toContainText('Replied');
  await expect(visitor.getByText('Gladly. We call you tomorrow.')).toBeVisible(told);

  const mail = await findMail(counter.url, email, /answered your question/);
  expect(mail.body).toContain(new URL(visitor.url()).pathname);
  await row.getByRole('button', { name: `View: ${name}` }).click();
  await expect(dialog).toContainText('sent by email');
  await page.reload();
  await expect(dialog).toContainText('Gladly. We call you tomorrow.');
  await visitor.context().close();
});
