import type { Page } from '@playwright/test';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { follow } from '../support/follow.ts';
import { expect, kitchen, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

const business = `/dashboard/business/${kitchen}`;

/** A screen by its address, with the buttons that open a dialog over it. */
type Screen = readonly [address: string, ...openers: RegExp[]];

/** The screens of a store. A flow looks only at what is not opened here. */
const parts: Readonly<Record<string, readonly Screen[]>> = {
  'the menu': [
    ['/dashboard/products'],
    ['/dashboard/products/options', /^Add option group$/],
    ['/dashboard/products/planned'],
    ['/dashboard/product/form'],
    [`${business}/products`],
    [`${business}/product/form`],
    [`${business}/deals`],
    [`${business}/deals/form`],
    ['/dashboard/promo-code', /^[A-Z]{3}/],
    ['/dashboard/add-promo-code'],
  ],
  'the business': [
    ['/dashboard/my-business'],
    [business],
    ['/dashboard/my-business?add=true'],
    ['/dashboard/business/nobody-has-this'],
    [`${business}/employee`, /^Amara Okafor/],
    [`${business}/employee/form`],
    [`${business}/rider`],
    [`${business}/rider/form`],
    [`${business}/expense`, /^Add New Expense$/],
    [`${business}/supplier`, /^Add New Supplier$/],
    [`${business}/sale`],
    [`${business}/sale?view=close`],
    [`${business}/clock`, /^Clock (in|out): /],
    [`${business}/clock?view=plan`, /^Add shift$/],
    [`${business}/clock?view=hours`, /^Add shift$/],
    ['/dashboard/marketing', /^Create Campaign$/],
    ['/dashboard/marketing/calendar'],
    ['/dashboard/customers', /^(Import|Columns)$/],
    ['/dashboard/customers/inquiries', /^Reply:/],
    ['/dashboard/customers/reviews', /^Reply/],
  ],
  'the books and the settings': [
    ['/dashboard/analytics'],
    ['/dashboard/analytics/items'],
    ['/dashboard/analytics/customers'],
    ['/dashboard/analytics/promotions'],
    ['/dashboard/analytics/web-store'],
    ['/dashboard/forecast'],
    ['/dashboard/financials'],
    ['/dashboard/reports'],
    ['/dashboard/reports/order-breakdown'],
    ['/dashboard/reports/payouts', /^PO-/],
    ['/dashboard/reports/payouts/deposits'],
    ['/dashboard/userFinance', /^Set up$/],
    ['/dashboard/adujstment'],
    ['/dashboard/referral'],
    ['/dashboard/myprofile'],
    ['/dashboard/settings/account-setting'],
    ['/dashboard/settings/store-setting', /^Edit Store$/, /^Block customer$/],
    ['/dashboard/settings/hours', /^Add exception$/],
    ['/dashboard/settings/stations', /^Add station$/],
    ['/dashboard/settings/notifications'],
    ['/dashboard/settings/printers', /^Add printer$/],
    [
      '/dashboard/settings/integrations',
      /^Connect a channel$/,
      /^Create key$/,
      /^Add webhook$/,
      /^Create feed$/,
    ],
    ['/dashboard/settings/users', /^Invite$/],
    ['/dashboard/settings/bank-account'],
    ['/dashboard/settings/audit-log'],
    // A list of them on phones.
    ['/dashboard/settings'],
  ],
};

for (const [part, screens] of Object.entries(parts)) {
  test(`${part}: every screen fits and is accessible`, async ({ page }) => {
    test.slow();
    const dialog = page.getByRole('dialog');
    await page.goto('/dashboard/app');
    await expectLoaded(page);
    for (const [address, ...openers] of screens) {
      await test.step(address, async () => {
        await go(page, address);
        await expectGoodInBothThemes(page, 'main');
        for (const opener of openers) {
          await page.getByRole('main').getByRole('button', { name: opener }).first().click();
          await expect(dialog).toBeVisible();
          await expectLoaded(page);
          await expectGoodInBothThemes(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
      });
    }
  });
}

/** Goes to another screen as a link does: a new page for each takes twice the time. */
async function go(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await follow(page, address);
  await expect(page).not.toHaveTitle(before);
  await expectLoaded(page);
}

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
