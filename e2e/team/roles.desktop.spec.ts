import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { productRows } from '../support/products-page.ts';
import { promosAddress } from '../support/promos-page.ts';
import { expect, kitchen, test } from '../support/test.ts';

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test.describe('staff', () => {
  test.use({ person: 'staff@demo.test' });

  test("can mark products unavailable but can't open screens of other roles", async ({ page }) => {
    const refused = page.getByText("You don't have access to this page");
    for (const [address, name] of [
      [promosAddress, 'Promo Code'],
      ['/dashboard/reports/order-breakdown', 'Reports'],
    ] as const)
      await test.step(address, async () => {
        await page.goto(address);
        await expect(refused).toBeVisible();
        await expect(menuLink(page, 'Home')).toBeVisible();
        await expect(menuLink(page, 'Orders')).toBeVisible();
        await expect(menuLink(page, name)).toHaveCount(0);
      });
    await expectGoodInBothThemes(page);

    await page.goto(`/dashboard/business/${kitchen}/products`);
    await expect(productRows(page)).toHaveCount(20);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Add product' })).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem')).toHaveText([/^Mark as /]);
  });
});
