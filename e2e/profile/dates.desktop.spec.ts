import { expect, test } from '../support/test.ts';
import { openProfile, panelOf } from './profile-page.ts';

const american = /Signed in today \d{1,2}:\d\d [AP]M/;
const european = /Signed in today \d\d:\d\d /;

test('dates are written as the person wants them, at once and everywhere', async ({
  page,
  context,
  counter,
}) => {
  await openProfile(page, counter.url);
  const tab = await context.newPage();
  await tab.goto('/dashboard/myprofile');
  const sessions = panelOf(page, 'Sessions');
  await expect(sessions, "the usual format of the store's country").toContainText(american);
  await expect(panelOf(tab, 'Sessions')).toContainText(american);

  const panel = panelOf(page, 'Dates');
  const sample = panel.getByRole('status');
  await expect(sample).toHaveText(/^\w{3} \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/);
  await panel.getByLabel('Date format').selectOption('YEAR_FIRST');
  await expect(sample).toHaveText(/^\w{3} \d{4}-\d\d-\d\d, \d{1,2}:\d\d [AP]M$/);
  await panel.getByLabel('Date format').selectOption('DAY_FIRST');
  await panel.getByLabel('Time format').selectOption('24_HOUR');
  await expect(sample).toHaveText(/^\w{3} \d{1,2} \w{3} \d{4}, \d\d:\d\d$/);
  await expect(sessions, 'not before it is saved').toContainText(american);
  await panel.getByRole('button', { name: 'Save changes' }).click();
  for (const open of [page, tab]) {
    await expect(panelOf(open, 'Sessions')).toContainText(european);
  }
  await page.reload();
  await expect(sessions).toContainText(european);
});
