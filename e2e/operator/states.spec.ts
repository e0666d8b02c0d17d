import { openApplicant } from '../support/applicant.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { follow } from '../support/follow.ts';
import { openPartner } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'operator@demo.test' });

const pages = [
  ['/operator', 'Overview'],
  ['/operator/leads', 'Leads'],
  ['/operator/applications', 'Applications'],
  ['/operator/stores', 'Stores'],
  ['/operator/stores/health', 'Store health'],
  ['/operator/messages', 'Outbox'],
  ['/operator/integrations', 'Integrations'],
  ['/operator/people', 'Operators'],
  ['/operator/security', 'Security'],
] as const;
const emptyPages = [
  ['/operator/leads?search=nobody-at-all', 'Leads'],
  ['/operator/applications/999999', 'Application'],
] as const;

test('every operator page is accessible in both themes', async ({ page, counter, isMobile }) => {
  test.slow();
  // A new page for each takes twice the time.
  await page.goto('/operator');
  for (const [address, title] of isMobile ? pages : [...pages, ...emptyPages]) {
    await test.step(address, async () => {
      await follow(page, address);
      await expect(page).toHaveTitle(`${title} · Counter`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // The frame is looked at once, and what no phone opens in both themes.
      const wanted = address === '/operator' || emptyPages.some(([one]) => one === address);
      await expectGoodInBothThemes(page, wanted ? 'html' : undefined);
    });
  }

  const { storeId, storeName } = await openApplicant(counter.url, { pictures: 1 });
  await test.step('an application and its rejection dialog', async () => {
    await follow(page, `/operator/applications/${storeId}`);
    await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject application' }).click();
    await expectGoodInBothThemes(page);
  });

  await test.step('a store and its suspension dialog', async () => {
    const approved = await openPartner(counter.url);
    await page.goto(`/operator/stores/${approved.storeId}`);
    await page.getByLabel('Delivered orders').fill('70');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Suspend store' }).click();
    await page.getByLabel('Ends').selectOption('At a date and time');
    await expectGoodInBothThemes(page);
  });
});
