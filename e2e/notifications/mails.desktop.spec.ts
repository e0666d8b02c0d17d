import { recipientCases } from '@counter/contract/cases';
import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { openMerchant } from '../support/merchant.ts';
import { findMail, secretIn } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';

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

test('addresses are added, tried out and taken off again', async ({ page, counter }) => {
  await page.goto(screen);
  const list = listOf(page, 'Monthly performance');
  await expect(list.getByText('No recipients')).toBeVisible();
  await add(page, 'Monthly performance', 'books@fern.test');
  await expectGoodInBothThemes(page);

  await list.getByRole('button', { name: /^Add email/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Monthly performance' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('Books@Fern.test');
  await dialog.getByRole('button', { name: 'Add email' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'This address is on the list already',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await add(page, 'Monthly performance', 'two@fern.test');
  await add(page, 'Monthly performance', 'three@fern.test');
  await expect(list.getByText('Up to 3 addresses.')).toBeVisible();
  await list.getByRole('button', { name: 'Remove two@fern.test from Monthly performance' }).click();
  await expect(list.getByText('two@fern.test')).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(list.getByText('two@fern.test')).toBeVisible();

  await list.getByRole('button', { name: 'Send me a sample: Monthly performance' }).click();
  await expect(page.getByText('Sent a sample to second@demo.test.')).toBeVisible();
  const mail = await findMail(counter.url, 'second@demo.test', /^Sample: /);
  expect(mail.body).toMatch(/^Sales +\$ /m);

  for (const name of ['books', 'two', 'three']) {
    const email = `${name}@fern.test`;
    await list.getByRole('button', { name: `Remove ${email} from Monthly performance` }).click();
    await expect(list.getByText(email)).toBeHidden();
  }
});

test.describe('what fails, is wrong or unwanted', () => {
  test.use({ expectedErrors: [/503/] });

  test('a list that comes late, a rule of its form, and a reader who ends a mail', async ({
    page,
    counter,
  }) => {
    test.slow();

    await test.step('the lists say so and come when they are asked for again', async () => {
      await page.route('**/store/notifications/*', (route) =>
        route.fulfill({ status: 503, body: '' }),
      );
      await page.goto(screen);
      await expect(page.getByText("We couldn't load the lists")).toBeVisible();
      await page.unroute('**/store/notifications/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(listOf(page, 'Daily performance')).toBeVisible();
    });

    await test.step('the form says what is wrong with an address', async () => {
      await listOf(page, 'Weekly performance')
        .getByRole('button', { name: /^Add email/ })
        .click();
      const form = page.getByRole('form', { name: 'Add an email' });
      await walkCases(form, { email: 'Email' }, recipientCases);
      await form.getByRole('textbox', { name: 'Email' }).fill('');
      const dialog = page.getByRole('dialog', { name: 'Weekly performance' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the reader of a mail ends it by its link, and the list says so', async () => {
      await add(page, 'Store deactivation', 'reader@fern.test');
      const owner = await openMerchant(counter.url, 'second@demo.test');
      await owner.toggle(false);
      const mail = await findMail(counter.url, 'reader@fern.test', /takes no orders$/);
      await owner.toggle(true);
      expect(mail.body).toContain('somebody opens it');
      await page.goto(`/unsubscribe/${secretIn(mail, 'unsubscribe')}`);
      await expect(page.getByText('reader@fern.test gets emails about Fern')).toBeVisible();
      await expectGoodInBothThemes(page);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible();

      await page.goto(screen);
      const list = listOf(page, 'Store deactivation');
      await expect(list.getByText('Unsubscribed')).toBeVisible();
      await list.getByRole('button', { name: 'Resubscribe reader@fern.test' }).click();
      await expect(list.getByText('Unsubscribed')).toBeHidden();
      await list.getByRole('button', { name: /^Remove reader/ }).click();
      await expect(list.getByText('No recipients')).toBeVisible();
      await page.goto(`/unsubscribe/${secretIn(mail, 'unsubscribe')}`);
      await expect(page.getByText('The store already removed this address')).toBeVisible();
    });
  });
});
