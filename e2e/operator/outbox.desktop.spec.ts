import { findMessage } from '@counter/contract/operator';
import { openApplicant } from '../support/applicant.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'operator@demo.test' });

test('a mail of this installation is there to be read, its link to be followed', async ({
  page,
  counter,
}) => {
  const { email } = await openApplicant(counter.url);
  await page.goto('/operator/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(/search=nora/);
  const row = page.getByRole('main').locator('tr, li').filter({ hasText: email });
  await expect(row).toContainText('Captured');
  await row.getByRole('button', { name: email }).click();

  const drawer = page.getByRole('dialog');
  const link = drawer.getByRole('link', { name: /\/confirm_email\// });
  await expect(link).toHaveAttribute('href', /^https?:\/\/[^/]+\/confirm_email\/[\w-]+$/);
  await page.goBack();
  await expect(drawer).toBeHidden();

  await page.getByRole('link', { name: 'Failed' }).click();
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();

  await test.step('a failed one says why', async () => {
    await page.route('**/api/v1/operator/message/*', async (route) => {
      const answer = findMessage.answer.parse(await (await route.fetch()).json());
      const failure = 'The mail server refused the address.';
      const data = { ...answer.data, state: 'FAILED', failure, body: null };
      await route.fulfill({ json: { data } });
    });
    await page.goto(`/operator/messages?search=${email}`);
    await row.first().getByRole('button').click();
    await expect(drawer).toContainText("We couldn't send it. The mail server refused the address.");
  });
});
