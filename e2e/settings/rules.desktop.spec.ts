import {
  blockCases,
  customerPickupCases,
  deliveryFeeCases,
  storeInfoCases,
  storeOrderingCases,
  taxRateCases,
} from '@counter/contract/cases';
import { expect, test } from '../support/test.ts';
import { walkCases } from '../support/walk-cases.ts';

test.use({ person: 'owner@demo.test' });

test('every rule of the settings is told at its field', async ({ page }) => {
  test.slow();
  await page.goto('/dashboard/settings/account-setting');
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Tax rate' })).toBeVisible();
  await walkCases(main, { storeTaxRate: 'Tax rate' }, taxRateCases);
  await walkCases(main, { pickupInstructions: 'Instructions' }, customerPickupCases);

  // What was typed is not saved.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/dashboard/settings/store-setting');
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  await orders.getByLabel('Orders nobody accepts expire').selectOption('AFTER_CLOCK');
  const ordering = {
    minimumOrder: 'Minimum order',
    preparationMinutes: 'Preparation minutes',
    expiryMinutes: 'Minutes to accept',
  };
  await walkCases(orders, ordering, storeOrderingCases);

  const delivery = page.getByRole('region', { name: 'Delivery fees', exact: true });
  await delivery.getByLabel('A direct delivery costs').selectOption('BANDS');
  await delivery.getByLabel('A pooled delivery costs').selectOption('FLAT');
  await delivery.getByRole('button', { name: 'Add distance' }).click();
  const fees = {
    zipCode: 'ZIP code of the store',
    'direct.bands.0.upToMiles': 'Distance 1 (miles)',
    'direct.bands.0.fee': 'Fee of distance 1',
    'direct.bands.1.upToMiles': 'Distance 2 (miles)',
    'direct.bands.1.fee': 'Fee of distance 2',
    'direct.freeFrom': 'Free direct delivery from',
    'pooled.fee': 'Fee of a pooled delivery',
  };
  await walkCases(delivery, fees, deliveryFeeCases);

  await page.getByRole('button', { name: 'Edit Store' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Store' });
  const info = {
    name: 'Name',
    address: 'Address',
    phoneNumber: 'Phone number',
    website: 'Website',
  };
  await walkCases(edit, info, storeInfoCases);
  await edit.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Block customer' }).click();
  const block = page.getByRole('dialog', { name: 'Block customer' });
  await walkCases(block, { phoneNumber: 'Phone number', reason: 'Reason' }, blockCases);
});
