import { refusal } from '../store/business-page.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const screen = '/dashboard/settings/audit-log';

test('the audit log tells in words who did what, with both sides of a change', async ({ page }) => {
  await page.goto(`/dashboard/business/${kitchen}`);
  await page.goto(screen);
  const rows = page.getByRole('main').locator('tbody tr, ul[aria-label="Audit log"] > li');
  await expect(rows).toHaveCount(25);
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  await expect(tabs.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Load earlier entries' }).click();
  await expect(rows).toHaveCount(50);
  await expectGoodInBothThemes(page);

  await page.goto(`${screen}?group=menu&search=changed`);
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

test('it is narrowed, saved as a file, and says when it finds nothing', async ({ page }) => {
  await page.goto(screen);
  await page.getByLabel('Kind').selectOption('Menu and deals');
  await expect(page).toHaveURL(/group=menu/);
  await page.getByLabel('Person').selectOption('Sofia Karam');
  await expect(page).toHaveURL(/person=user/);
  await expect(page.getByText(/changed the price of/).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toBe(`audit-log-${kitchen}.csv`);
  await page.goto(`${screen}?to=2001-01-01`);
  await expect(page.getByText('Not found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(screen);

  const lists = '**/merchant/store/audit-log';
  await page.route(lists, (route) =>
    route.fulfill({ status: 422, json: refusal(422, 'We can’t read this value today.') }),
  );
  await page.reload();
  await expect(page.getByText("We couldn't load the audit log")).toBeVisible();
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Load earlier entries' })).toBeVisible();
});
