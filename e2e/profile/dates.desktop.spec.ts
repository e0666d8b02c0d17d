import { expect, test } from '../support/test.ts';
import { openProfile, panelOf } from './profile-page.ts';

const british = /Signed in today \d\d:\d\d/;
const american = /Signed in today \d{1,2}:\d\d\s[AP]M/;

test('dates are written as the person wants them, at once and everywhere', async ({
  page,
  context,
  counter,
}) => {
  await openProfile(page, counter.url);
  const tab = await context.newPage();
  await tab.goto('/dashboard/myprofile');
  const sessions = panelOf(page, 'Sessions');
  await expect(sessions).toContainText(british);
  await expect(panelOf(tab, 'Sessions')).toContainText(british);

  const panel = panelOf(page, 'Dates');
  const language = panel.getByLabel('Language');
  await language.selectOption('de-DE');
  await expect(panel.getByRole('status')).toHaveText(/^\p{L}{2}\. \d{1,2}\. \p{L}+\.? \d\d:\d\d$/u);
  await language.selectOption('en-US');
  await expect(panel.getByRole('status')).toHaveText(/^\w{3} \w{3} \d{1,2} \d{1,2}:\d\d\s[AP]M$/);
  await expect(sessions, 'not before it is saved').toContainText(british);
  await panel.getByRole('button', { name: 'Save changes' }).click();
  for (const open of [page, tab]) {
    await expect(panelOf(open, 'Sessions')).toContainText(american);
  }
  await page.reload();
  await expect(sessions).toContainText(american);
});
