import { promoFormCases } from '@counter/contract/cases';
import { refusal } from '../store/business-page.ts';
import { promoField, promoFormAddress, promosAddress, storeDay } from '../support/promos-page.ts';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';

test.use({ person: 'owner@demo.test' });

const labels = {
  promoCode: 'Promo Code',
  percentage: 'Percentage',
  minOrderValue: 'Minimum Order Value',
  startDate: 'Start Date',
  endDate: 'End Date',
  usageLimit: 'Uses in all',
  usageLimitPerCustomer: 'Uses per customer',
  budget: 'Budget',
};
const amounts = { amount: 'Amount', maxDiscount: 'Max Discount' };

test('every rule of a promo code is told at its field, and its list says what it has not', async ({
  page,
}) => {
  test.slow();
  await page.goto(promoFormAddress);
  await expect(promoField(page, 'Percentage')).toBeVisible();
  const { filled, cases } = promoFormCases;
  const isAmount = ({ given }: (typeof cases)[number]): boolean => given?.['type'] === 'AMOUNT';
  const main = page.getByRole('main');
  await walkCases(main, labels, { filled, cases: cases.filter((one) => !isAmount(one)) });

  await promoField(page, 'Type').selectOption('Amount');
  await expect(promoField(page, 'Percentage')).toHaveCount(0);
  const both = { ...filled, amount: '5', maxDiscount: '5' };
  await walkCases(main, amounts, { filled: both, cases: cases.filter(isAmount) });

  const start = promoField(page, 'Start Date');
  await start.fill(storeDay(-1));
  await start.blur();
  await expect(start).toHaveAccessibleDescription('Start date must not be before today.');

  const lists = '**/store/promocodes/**';
  await page.route(lists, (route) =>
    route.fulfill({ status: 422, json: refusal(422, 'This cannot be read today.') }),
  );
  await page.goto(promosAddress);
  await expect(page.getByText('The promo codes could not be loaded')).toBeVisible();
  await page.unroute(lists);
  await page.route(lists, (route) =>
    route.fulfill({ json: { data: { content: [], totalElements: 0 } } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No promo code found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Promo' })).toHaveCount(2);
});
