import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const screen = '/dashboard/settings/audit-log';

test('the audit log shows who changed what, with the values before and after', async ({ page }) => {
  await page.goto(`/dashboard/business/${kitchen}`);
  await page.goto(screen);
  const rows = page.getByRole('main').locator('tbody tr, ul[aria-label="Audit log"] > li');
  await expect(rows).toHaveCount(25);
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  await expect(tabs.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Load earlier entries' }).click();
  await expect(rows).toHaveCount(50);

  await page.getByLabel('Kind').selectOption('Menu and deals');
  await expect(page).toHaveURL(/group=menu/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe(`audit-log-${kitchen}.csv`);
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('changed');
  const change = rows.filter({ hasText: /changed the price of .* from \$ [\d.]+ to \$ [\d.]+/ });
  await change.first().getByText('changed the price of').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'changed the price of' });
  const before = drawer.getByRole('row', { name: /^price/ });
  await expect(before).toContainText(/\$ [\d.]+.*\$ [\d.]+/);
  await expect(page).toHaveURL(/open=\d+/);
  await page.reload();
  await expect(before).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});
