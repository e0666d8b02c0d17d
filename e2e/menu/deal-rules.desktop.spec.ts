import { dealFormCases, dealPartCases } from '@counter/contract/cases';
import { dealsAddress, dealsOf, pickProduct } from '../support/deals-page.ts';
import { test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';

test.use({ person: 'owner@demo.test' });

const labels = { name: 'Name', price: 'Price', startDate: 'Start date', endDate: 'End date' };

test('the form of a deal holds to every rule', async ({ page, counter, colleague }) => {
  test.slow();
  await page.goto(`${dealsAddress}/form`);
  const form = page.getByRole('form', { name: 'New deal' });
  await walkCases(form, labels, dealFormCases);
  await dealsOf(counter.url, colleague).addProduct('Saffron rice', 900);
  await pickProduct(page, 'Saffron rice');
  await walkCases(form, { quantity: 'Quantity' }, dealPartCases);
});
