import { findSessions, login, reviewSession } from '@counter/contract/auth';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { newPassword } from '../support/merchant.ts';
import { expectLive } from '../support/orders-page.ts';
import { enterAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { openProfile, panelOf } from './profile-page.ts';

test('ending a session signs its device out at once, and a new sign-in asks for review', async ({
  page,
  browser,
  counter,
}) => {
  test.slow();
  const { email, token } = await openProfile(page, counter.url);
  const elsewhere = await browser.newContext({ baseURL: counter.url });
  const other = await elsewhere.newPage();
  await enterAs(other, counter.url, email);
  await other.goto('/dashboard/app');
  await expectLive(other);
  await page.reload();
  const panel = panelOf(page, 'Sessions');
  const rows = panel.getByRole('listitem');
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button', { name: /^End/ })).toBeHidden();

  const before = await rows.count();
  await rows.nth(1).getByRole('button', { name: /^End/ }).click();
  const question = page.getByRole('dialog', { name: 'End this session?' });
  await expectGoodInBothThemes(page);
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await expect(page).toHaveURL('/dashboard/myprofile');

  await test.step('Home asks about a new device and signs it out', async () => {
    const { data: sessions } = await callApi(counter.url, findSessions, {}, { token });
    for (const { id } of sessions.filter(({ unreviewed }) => unreviewed)) {
      await callApi(counter.url, reviewSession, { body: { sessionId: id } }, { token });
    }
    const device = 'elsewhere'.padEnd(43, '-');
    const signInElsewhere = async () =>
      callApi(counter.url, login, { body: { email, password: newPassword } }, { device });

    await signInElsewhere();
    await page.goto('/dashboard/app');
    const notice = page.getByText('New sign-in: Unknown app', { exact: false });
    await expect(notice).toBeVisible();
    const account = page.getByRole('button', { name: /account of/ });
    await expect(account).toHaveAccessibleName(/, new sign-in$/);
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Sign it out' }).click();
    await expect(page.getByText('Signed out Unknown app.', { exact: false })).toBeVisible();
    await expect(account).not.toHaveAccessibleName(/new sign-in/);
  });
  await elsewhere.close();
});
