import { openApplicant } from '../support/applicant.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { connectionLost, expect, test } from '../support/test.ts';

test.use({ person: 'operator@demo.test' });

const pages = [
  ['/operator', 'Operator'],
  ['/operator/leads', 'Leads'],
  ['/operator/applications', 'Applications'],
  ['/operator/stores', 'Stores'],
  ['/operator/messages', 'Outbox'],
  ['/operator/security', 'Security'],
] as const;
const emptyPages = [
  ['/operator/leads?search=nobody-at-all', 'Leads'],
  ['/operator/applications/999999', 'Application'],
] as const;

test('no page shuts anybody out', async ({ page, counter, isMobile }) => {
  test.slow();
  for (const [address, title] of isMobile ? pages : [...pages, ...emptyPages]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveTitle(`${title} · Counter`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectGoodInBothThemes(page);
    });
  }

  const { storeId, storeName } = await openApplicant(counter.url, { pictures: 1 });
  await test.step('an application and its dialogs', async () => {
    await page.goto(`/operator/applications/${storeId}`);
    await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject application' }).click();
    await expectGoodInBothThemes(page);
  });

  await test.step('a store and its dialogs', async () => {
    await page.goto(`/operator/stores/${storeId}`);
    await page.getByLabel('Delivered orders').fill('70');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectGoodInBothThemes(page);
    await page.getByRole('button', { name: 'Suspend store' }).click();
    await page.getByLabel('Ends').selectOption('At a date and time');
    await expectGoodInBothThemes(page);
  });
});

test.describe('when the server or the connection fails', () => {
  // One pattern: Playwright would take a second for the options of the first.
  test.use({ expectedErrors: [new RegExp(`${connectionLost.source}|\\b503\\b`)] });

  test(
    'a list and a decision say so, and are tried again',
    { tag: '@once' },
    async ({ page, context, counter }) => {
      const sentence = 'The database cannot be reached right now. Try again in a moment.';
      await page.route('**/api/v1/operator/stores*', async (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          json: {
            type: 'urn:counter:problem:unavailable',
            title: 'Temporarily unavailable',
            status: 503,
            detail: sentence,
            message: sentence,
            code: 'UNAVAILABLE',
            requestId: 'test',
          },
        }),
      );
      await page.goto('/operator/stores');
      const failure = page.getByRole('alert').filter({ hasText: "Stores couldn't be loaded" });
      await expect(failure).toContainText(sentence);
      await expectGoodInBothThemes(page);
      await page.unroute('**/api/v1/operator/stores*');
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Fern & Field Grocer').first()).toBeVisible();

      await test.step('offline the screen says so, keeps what it shows and refuses to decide', async () => {
        const { storeId, storeName } = await openApplicant(counter.url, { confirmed: true });
        await page.goto(`/operator/applications/${storeId}`);
        await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
        await context.setOffline(true);
        await expect(page.getByText("You're offline.", { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Approve' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
        const toast = page
          .getByRole('alert')
          .filter({ hasText: `We couldn't approve ${storeName}.` });
        await expect(toast.last()).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText("You're offline.", { exact: true })).toBeHidden();
        await toast.last().getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(`Approved ${storeName}.`)).toBeVisible();
      });
    },
  );
});
