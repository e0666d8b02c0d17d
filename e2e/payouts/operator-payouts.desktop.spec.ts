import { readFile } from 'node:fs/promises';
import { demoPassword } from '@counter/contract/auth';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { prove } from '../support/prove.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'operator@demo.test' });

test("an operator runs payouts, exports a bank file, marks one failed and holds a store's", async ({
  page,
}) => {
  await page.goto('/operator/payouts?state=PENDING');
  const list = page.getByRole('table', { name: 'Payouts' });
  await expect(list.locator('tbody tr')).toHaveCount(1);
  const transactionId = await list.locator('tbody tr').getByRole('button').innerText();
  await expectGoodInBothThemes(page);

  await page.getByRole('button', { name: 'Run payouts' }).click();
  const run = page.getByRole('dialog', { name: 'Run payouts for all stores?' });
  await run.getByRole('button', { name: 'Run payouts' }).click();
  const latest = page.getByRole('region', { name: 'Latest run' });
  await expect(latest).toContainText(/all \d+ stores/, { timeout: 30_000 });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'New NACHA file' }).click();
  const question = 'Create a NACHA file of pending payouts?';
  await prove(page, question, { password: demoPassword });
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.ach$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(transactionId);
  await expect(page.getByText('Not found')).toBeVisible();
  const again = page.waitForEvent('download');
  await page
    .getByRole('region', { name: 'Bank files' })
    .getByText(/^Save file/)
    .click();
  expect((await again).suggestedFilename()).toBe(file.suggestedFilename());

  await page.goto(`/operator/payouts?search=${transactionId}`);
  await list.locator('tbody tr').getByRole('button').click();
  await expect(page.getByRole('heading', { name: transactionId })).toBeVisible();
  await page.getByRole('button', { name: 'Mark failed' }).click();
  const fail = page.getByRole('dialog', { name: `${transactionId} was returned` });
  await fail.getByRole('button', { name: 'Mark failed' }).click();
  await expect(fail.getByText("Enter the bank's reason. The store sees it.")).toBeVisible();
  await expectGoodInBothThemes(page);
  await fail.getByLabel('Reason').fill('R03: no account');
  await fail.getByRole('button', { name: 'Mark failed' }).click();
  await expect(page.getByText('Returned by the bank: R03: no account')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark paid' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Hold payouts' }).click();
  const hold = page.getByRole('dialog', { name: /^Hold payouts to/ });
  await hold.getByLabel('Reason').fill('Another account is being checked');
  await hold.getByRole('button', { name: 'Hold payouts' }).click();
  await expect(page.getByText('On hold by staff: Another account is being checked')).toBeVisible();
  await page.getByRole('button', { name: 'Release hold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release hold' }).click();
  await expect(page.getByText('Paid weekly.')).toBeVisible();
});
