import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

/** The size of an A4 sheet within its margins, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

const lists = [
  ['/dashboard/orders?tab=history', 'Order Management'],
  ['/dashboard/products', 'Products'],
  ['/dashboard/customers', 'Customers'],
  ['/dashboard/reports/payouts', 'Payouts'],
] as const;

/** Lays the page out as on a sheet of paper. */
async function putOnPaper(page: Page): Promise<void> {
  await page.mouse.move(10, 10);
  await expect(page.locator('[data-print="only"]')).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const [address, title] of lists) {
  test(`prints the list of ${title} as a table without controls`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    const table = page.getByRole('main').getByRole('table').first();
    await expect(table.locator('tbody tr').first()).toBeVisible();
    await putOnPaper(page);
    await expect(table).toBeVisible();
    const head = page.locator('[data-print="only"]');
    await expect(head).toBeVisible();
    await expect(head).toHaveText(/^Cedar Kitchen, Court StreetPrinted .+ at /);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const color = await table.evaluate((one) => getComputedStyle(one).color);
    expect(color).toBe('rgb(15, 23, 42)');
  });
}
