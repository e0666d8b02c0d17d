import { findOrderHistory } from '@counter/contract/orders';
import { findPayouts } from '@counter/contract/payouts';
import { findBusinesses } from '@counter/contract/store';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';

test('a manager sees reports without payouts', async () => {
  const data = [aBusiness({ role: 'manager' })];
  const server = openStore()
    .on(findOrderHistory, { data: { content: [], totalElements: 0 } })
    .on(findBusinesses, { data, message: '', newSignIns: [] });
  renderScreen(server, '/dashboard/reports');
  const tabs = await screen.findByRole('navigation', { name: 'Reports' });
  expect(within(tabs).getByRole('link', { name: 'Order Breakdown' })).toBeVisible();
  expect(within(tabs).queryByRole('link', { name: 'Payouts' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Payouts' })).toBeNull();
  expect(server.received(findPayouts)).toEqual([]);
});
