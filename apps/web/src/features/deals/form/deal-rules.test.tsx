import { dealFormCases } from '@counter/contract/cases';
import { findBusinessProducts } from '@counter/contract/menu';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { walkCases } from '../../../testing/walk-cases.ts';

test('every rule of a deal has a message at its field', async () => {
  const server = openStore().on(findBusinessProducts, { data: { content: [], totalElements: 0 } });
  renderScreen(server, '/dashboard/business/cedar-kitchen/deals/form');
  const form = await screen.findByRole('form', { name: 'New deal' });
  const labels = { name: 'Name', price: 'Price', startDate: 'Start date', endDate: 'End date' };
  await walkCases(form, labels, dealFormCases);
  await waitFor(() => expect(form.querySelector('[aria-invalid=true]')).toBeNull());
});
