import { saveCampaign } from '@counter/contract/marketing';
import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const address = '/dashboard/marketing';

/** The row (on a phone the card) of a campaign. */
function campaignRow(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .locator('tbody tr, ul[aria-label="Campaigns"] > li')
    .filter({ has: page.getByRole('button', { name: `Actions for ${title}`, exact: true }) });
}

test('a merchant follows campaigns, and writes, schedules and cancels one', async ({
  page,
  counter,
  colleague,
}) => {
  await page.goto(address);
  await expect(campaignRow(page, 'Autumn menu')).toContainText(/\d+ of \d+ sent · \d+ left out/);
  await expect(campaignRow(page, 'Weekend special')).toContainText('Scheduled');

  await campaignRow(page, 'Autumn menu').getByText('Autumn menu', { exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: 'Progress' })).toContainText('Delivered');
  await expect(drawer.getByText(/on your statement as SMS-\d+$/)).toBeVisible();
  await drawer.getByLabel('State').selectOption('Not sent');
  await expect(drawer.getByRole('listitem').filter({ hasText: '+1 (' }).first()).toContainText(
    'No consent recorded',
  );
  await expect(page).toHaveURL(/state=SKIPPED/);
  await expectGoodInBothThemes(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: 'Create Campaign' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create Campaign' });
  const field = (label: string): Locator => form.getByLabel(label, { exact: true });
  const submit = form.getByRole('button', { name: 'Create campaign' });
  const title = 'Figs';
  await field('Title').fill(title);
  await field('Message').fill('Figs are here, it’s time.');
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(
    'Cedar Kitchen: Figs are here, it’s time. Reply STOP to opt out.',
  );
  await field('Contacts').fill('(212) 555-0342,');

  const reach = form.getByRole('region', { name: 'Recipients' });
  await expect(reach).toContainText('Sending to 0 of 1 contact for $ 0.00');
  await expect(reach).toContainText('1 not sent: No consent recorded');
  await reach.getByRole('button', { name: 'Record their consent' }).click();
  await reach.getByLabel('How they agreed').selectOption('By phone');
  await reach.getByRole('button', { name: 'They agreed' }).click();
  await expect(reach).toContainText('Sending to 1 of 1 contact for $ 0.01');
  await field('Send').selectOption('Scheduled');
  await expect(field('Schedule')).toHaveAccessibleDescription(/^.+ at the store\.$/);
  await field('Schedule').fill('2090-06-01T10:00');
  await submit.click();
  await expect(page.getByText('Campaign added.')).toBeVisible();
  const row = campaignRow(page, title);
  await expect(row).toContainText('Scheduled');

  await row.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel campaign' }).click();
  await page
    .getByRole('dialog', { name: `Cancel "${title}"?` })
    .getByRole('button', { name: 'Cancel campaign' })
    .click();
  await expect(row).toContainText('Cancelled');

  // Somebody else sets one up, to nobody who agreed: it is sent while one looks.
  const { token, storeId } = colleague.answer.data;
  const theirs = 'From next door';
  const body = { storeId: storeId ?? 0, title: theirs, message: 'Hello', contacts: ['2125550399'] };
  await callApi(counter.url, saveCampaign, { body }, { token });
  await expect(campaignRow(page, theirs)).toContainText('0 sent · 1 left out');
});
