import { findPayouts, type Payout } from '@counter/contract/payouts';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectGoodInBothThemes } from '../support/both-themes.ts';
import { openMerchant } from '../support/merchant.ts';
import { expect, test } from '../support/test.ts';

test.use({ person: 'owner@demo.test' });

/** Returns the store's payouts, latest first. */
async function sentPayouts(url: string): Promise<readonly Payout[]> {
  const { answer } = await openMerchant(url, 'owner@demo.test');
  const { token, storeId } = answer.data;
  const body = { storeId: storeId ?? 0, pageNumber: 0 };
  const { data } = await callApi(url, findPayouts, { body }, { token });
  return data.content.filter(({ status }) => status === 'IN_TRANSIT' || status === 'PAID');
}

async function chooseFile(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  await page.getByLabel(/Choose a bank file/).setInputFiles({ name, mimeType: '', buffer });
}

const dayOf = (at: string | null): string => at?.slice(0, 10) ?? '';
const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/** A statement in which an older payout came to the cent, a later one short of 15 dollars. */
function statementOf([, later, older]: readonly Payout[]): string[] {
  return [
    'Posting Date;Description;Credit;Debit',
    `${dayOf(older?.sentAt ?? null)};Card terminal;86.10;`,
    `${dayOf(older?.sentAt ?? null)};Transfer;${amountOf(older?.payoutAmount ?? 0)};`,
    `${dayOf(later?.sentAt ?? null)};COUNTER MARKETPL ${later?.transactionId};${amountOf((later?.payoutAmount ?? 0) - 1500)};`,
    `${dayOf(later?.sentAt ?? null)};COUNTER MARKETPL;0.99;`,
    `${dayOf(later?.sentAt ?? null)};Rent;;900.00`,
    'soon;Card terminal;5.00;',
  ];
}

test('a bank file is compared with the payouts, differences first', async ({ page, counter }) => {
  const payouts = await sentPayouts(counter.url);
  const [, later, older] = payouts;
  const matched = page.getByRole('region', { name: 'Matched' });
  await page.goto('/dashboard/reports/payouts');
  await page.getByRole('link', { name: 'Check deposits' }).click();
  await expect(page.getByRole('heading', { name: 'Check deposits' })).toBeVisible();
  await chooseFile(page, 'november.csv', statementOf(payouts));
  await expect(page.getByText('2 lines need review')).toBeVisible();
  await expect(
    page.getByText(/We couldn't read 1 line .* Line 7: "soon" is no date/),
  ).toBeVisible();
  const differing = page.getByRole('region', { name: 'Differences' });
  await expect(differing).toContainText(later?.transactionId ?? '');
  await expect(differing).toContainText('− $ 15.00');
  await expect(differing).toContainText('No payout known');
  await expect(matched).toContainText(older?.transactionId ?? '');
  const other = page.getByRole('region', { name: 'Other deposits' });
  await expect(other).not.toContainText('Card terminal');
  await other.getByRole('button', { name: 'Show 1' }).click();
  await expect(other).toContainText('Line 2: Card terminal');
  await expectGoodInBothThemes(page);
});
