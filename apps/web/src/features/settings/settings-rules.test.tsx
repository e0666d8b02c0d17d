import {
  blockCases,
  customerPickupCases,
  deliveryFeeCases,
  storeInfoCases,
  storeOrderingCases,
  taxRateCases,
} from '@counter/contract/cases';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { walkCases } from '../../testing/walk-cases.ts';
import { openSettings } from '../../testing/settings.ts';

const address = '/dashboard/settings/store-setting';

async function panelOf(title: string): Promise<HTMLElement> {
  const panel = await screen.findByRole('region', { name: title });
  await within(panel).findAllByRole('textbox');
  return panel;
}

const choose = (panel: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(panel).getByLabelText(label), { target: { value } });

/** Returns the first field that is told to be wrong. */
const wrongIn = (form: HTMLElement) => form.querySelector('[aria-invalid=true]');

test('every rule of the tax rate and the pickup instructions has a message at its field', async () => {
  renderScreen(openSettings(), '/dashboard/settings/account-setting');
  const tax = await panelOf('Store tax rate');
  await walkCases(tax, { storeTaxRate: 'Tax rate' }, taxRateCases);
  await waitFor(() => expect(wrongIn(tax)).toBeNull());
  const pickup = await panelOf('Customer pickup instructions');
  await walkCases(pickup, { pickupInstructions: 'Instructions' }, customerPickupCases);
  await waitFor(() => expect(wrongIn(pickup)).toBeNull());
});

test('every rule of taking orders has a message at its field', async () => {
  renderScreen(openSettings(), address);
  const panel = await panelOf('Orders');
  const labels = {
    minimumOrder: 'Minimum order',
    preparationMinutes: 'Preparation minutes',
    expiryMinutes: 'Minutes to accept',
  };
  await walkCases(panel, labels, storeOrderingCases);
  await waitFor(() => expect(wrongIn(panel)).toBeNull());
});

test('every rule of the delivery fees has a message at its field', async () => {
  renderScreen(openSettings(), address);
  const panel = await panelOf('Delivery fees');
  choose(panel, /^A direct delivery costs/, 'BANDS');
  fireEvent.click(await within(panel).findByRole('button', { name: 'Add distance' }));
  const labels = {
    zipCode: 'ZIP code of the store',
    'direct.bands.0.upToMiles': 'Distance 1 (miles)',
    'direct.bands.0.fee': 'Fee of distance 1',
    'direct.bands.1.upToMiles': 'Distance 2 (miles)',
    'direct.bands.1.fee': 'Fee of distance 2',
    'direct.freeFrom': 'Free direct delivery from',
    'pooled.fee': 'Fee of a pooled delivery',
  };
  await walkCases(panel, labels, deliveryFeeCases);
  await waitFor(() => expect(wrongIn(panel)).toBeNull());
});

test("every rule of the store's profile has a message at its field", async () => {
  const user = renderScreen(openSettings(), address);
  await user.click(await screen.findByRole('button', { name: 'Edit Store' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Store' });
  const labels = {
    name: 'Name',
    address: 'Address',
    phoneNumber: 'Phone number',
    website: 'Website',
  };
  await walkCases(dialog, labels, storeInfoCases);
  await waitFor(() => expect(wrongIn(dialog)).toBeNull());
});

test('every rule of blocking a customer has a message at its field', async () => {
  const user = renderScreen(openSettings(), address);
  await user.click(await screen.findByRole('button', { name: 'Block customer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block customer' });
  await walkCases(dialog, { phoneNumber: 'Phone number', reason: 'Reason' }, blockCases);
  await waitFor(() => expect(wrongIn(dialog)).toBeNull());
});
