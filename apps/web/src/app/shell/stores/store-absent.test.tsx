import { findOnboarding } from '@counter/contract/onboarding';
import { findBusinesses, type Business } from '@counter/contract/store';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { sentApplication } from '../../../testing/waiting-store.ts';

const waiting = aBusiness({ id: 5, name: 'Dock', storeUrl: 'dock', storeApproved: false });

test.each<[string, string, Business[], string]>([
  [
    'is not approved',
    'dock',
    [aBusiness(), waiting],
    'This page opens once your store is approved',
  ],
  ["is not the person's", 'elsewhere', [aBusiness()], "You can't open this store"],
])('a store that %s says so below the name of the screen', async (_what, at, stores, told) => {
  const server = openStore()
    .on(findBusinesses, { data: stores, message: '', newSignIns: [] })
    .on(findOnboarding, { data: sentApplication });
  renderScreen(server, `/dashboard/business/${at}/orders`);
  expect(await screen.findByText(told)).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Order Management');
});
