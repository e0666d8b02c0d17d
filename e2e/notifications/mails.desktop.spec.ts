import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { openMerchant } from '../support/merchant.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'second@demo.test' });

const screen = '/dashboard/settings/notifications';

const listOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function add(page: Page, list: string, email: string): Promise<void> {
  await listOf(page, list)
    .getByRole('button', { name: /^Add email/ })
    .click();
  const dialog = page.getByRole('dialog', { name: list });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Add email' }).click();
  await expect(dialog).toBeHidden();
  await expect(listOf(page, list).getByText(email)).toBeVisible();
}

test('a reader unsubscribes by the link in an email, and the list shows it', async ({
  page,
  counter,
}) => {
  await page.goto(screen);
  await add(page, 'Store deactivation', 'reader@fern.test');
  const owner = await openMerchant(counter.url, 'second@demo.test');
  await owner.toggle(false);
  const mail = await findMail(counter.url, 'reader@fern.test', /isn't taking orders$/);
  await owner.toggle(true);
  expect(mail.body).toContain('someone reopens the store');
  await page.goto(`/unsubscribe/${secretIn(mail, 'unsubscribe')}`);
  await expect(page.getByText('reader@fern.test gets emails about Fern')).toBeVisible();
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible();

  await page.goto(screen);
  const list = listOf(page, 'Store deactivation');
  await expect(list.getByText('Unsubscribed')).toBeVisible();
});
