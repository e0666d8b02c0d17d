import { endBusy, endPause } from '@counter/contract/store';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expectLive } from '../support/orders-page.ts';
import { expect, test } from '../support/test.ts';
import { hoursAddress } from './hours-page.ts';

test.use({ person: 'owner@demo.test' });

test.afterEach(async ({ counter, colleague }) => {
  const { token, storeId } = colleague.answer.data;
  const body = { storeId: storeId ?? 0 };
  await callApi(counter.url, endPause, { body }, { token });
  await callApi(counter.url, endBusy, { body }, { token });
});

test('a pause blocks orders, shows on every screen and can be ended early', async ({
  page,
  marketplace,
}) => {
  await page.goto('/dashboard/app');
  const opener = page.getByRole('button', { name: 'Pause', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Pause new orders' });
  await expect(dialog.getByRole('radio', { name: '15 minutes' })).toBeFocused();
  await page.keyboard.press('Escape');
  // Its own button has the same name.
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('radio', { name: '30 minutes' }).check();
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(dialog.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(
    'Choose a reason',
  );
  await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'Other' });
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(dialog.getByLabel('Other reason')).toHaveAccessibleDescription('Write the reason');
  await dialog.getByLabel('Other reason').fill('A visit from the fire brigade');
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();

  const paused = page.getByRole('button', { name: /^Store state: Paused until/ });
  const menu = page.getByRole('menu');
  await paused.click();
  await expect(menu).toContainText(/Paused for (29|30) min more, until .+: A visit from the fire/);
  await expect(page.getByText('Store is open', { exact: true })).toHaveCount(0);
  await expect(marketplace.order()).rejects.toThrow('STORE_CLOSED');
  await expectGoodInBothThemes(page, 'html');

  await page.goto('/dashboard/orders');
  await paused.click();
  await menu.getByRole('menuitem', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Store state: Open' })).toBeVisible();
  await marketplace.order();
  await page.goto(hoursAddress);
  const last = page.getByRole('list', { name: 'Change history' }).getByRole('listitem').first();
  await expect(last).toContainText('paused for 30 min: A visit from the fire brigade');
  await expect(last).toContainText(/Reopened .+ by Sofia Karam/);
});

test('busy time adds its minutes to new pickup times', async ({ page, context, marketplace }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/app'), other.goto('/dashboard/app')]);
  await expectLive(other);
  const promised = async (): Promise<number> => {
    const { placedAt, estimatedPickupTime } = await marketplace.order();
    return Math.round((Date.parse(estimatedPickupTime) - Date.parse(placedAt)) / 60_000);
  };
  const usual = await promised();
  await page.getByRole('button', { name: 'Busy', exact: true }).click();
  const busy = page.getByRole('dialog', { name: 'Busy: add prep time' });
  await busy.getByRole('radio', { name: '20 minutes' }).check();
  await busy.getByRole('radio', { name: '1 hour' }).check();
  await busy.getByRole('button', { name: 'Add prep time' }).click();
  const state = { name: /^Store state: Busy \+20 until/ };
  await expect(other.getByRole('button', state)).toBeVisible();
  await page.getByRole('button', state).click();
  const changes = page.getByRole('menu');
  await expect(changes).toContainText('New orders get 20 min more prep time');
  expect(await promised()).toBe(usual + 20);
  await changes.getByRole('menuitem', { name: 'End busy' }).click();
  await expect(page.getByRole('button', { name: 'Store state: Open' })).toBeVisible();
  expect(await promised()).toBe(usual);
  await other.close();
});
