import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expectLive } from '../support/orders-page.ts';
import { enterAs } from '../support/session.ts';
import { expect, test } from '../support/test.ts';
import { openProfile, panelOf } from './profile-page.ts';

test('a session that is ended is over at once on its device, or everywhere', async ({
  page,
  browser,
  counter,
}) => {
  test.slow();
  const { email } = await openProfile(page, counter.url);
  const elsewhere = await browser.newContext({ baseURL: counter.url });
  const other = await elsewhere.newPage();
  await enterAs(other, counter.url, email);
  await other.goto('/dashboard/app');
  await expectLive(other);
  await page.reload();
  const panel = panelOf(page, 'Sessions');
  const rows = panel.getByRole('listitem');
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toBeHidden();
  await expectGoodInBothThemes(page);

  const before = await rows.count();
  await rows.nth(1).getByRole('button', { name: /^End/ }).click();
  const question = page.getByRole('dialog', { name: 'End this session?' });
  await expectGoodInBothThemes(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(rows).toHaveCount(before);
  await rows.nth(1).getByRole('button', { name: /^End/ }).click();
  await question.getByRole('button', { name: 'End session' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await expect(page).toHaveURL('/dashboard/myprofile');

  await test.step('sign out everywhere, here included', async () => {
    await enterAs(other, counter.url, email);
    await other.goto('/dashboard/app');
    await expectLive(other);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    const all = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await all.getByRole('button', { name: 'Sign out' }).click();
    for (const ended of [page, other]) await expect(ended).toHaveURL(/\/login/);
    await page.goto('/dashboard/myprofile');
    await expect(page).toHaveURL(/\/login/);
  });
  await elsewhere.close();
});
