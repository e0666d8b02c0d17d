import { findRiders } from '@counter/contract/people';
import { findBusinesses } from '@counter/contract/store';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';

const signIn = {
  id: 4,
  device: 'Chrome on Android',
  createdAt: '2026-11-20T11:00:00Z',
};

function open(count: number, shownOn?: typeof phone) {
  const newSignIns = Array.from({ length: count }, (_, place) => ({ ...signIn, id: place + 1 }));
  const server = openStore()
    .on(findRiders, { data: [] })
    .on(findBusinesses, { data: [aBusiness({ role: 'manager' })], message: '', newSignIns });
  renderScreen(server, '/dashboard/business/cedar-kitchen/rider', shownOn);
}

async function openMenu() {
  await screen.findByRole('button', { name: /^Store state/ });
  fireEvent.click(screen.getByRole('button', { name: /Sofia Reyes/ }));
  return screen.findByRole('menu');
}

test('the account menu shows who is signed in and their role in this store', async () => {
  open(0);
  const menu = await openMenu();
  for (const words of ['Sofia Reyes', 'sofia@cedar.test', 'Manager of Cedar Kitchen'])
    expect(menu).toHaveTextContent(words);
  expect(within(menu).queryByText(/^Review/)).toBeNull();
  fireEvent.click(within(menu).getByText('Keyboard shortcuts'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const groups = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  // What the screen has for itself comes first.
  expect(groups).toEqual(['Riders', 'Anywhere']);
});

test.each([
  [1, 'Review new sign-in'],
  [2, 'Review 2 new sign-ins'],
])('offers %i new sign-ins for review', async (count, words) => {
  open(count);
  const menu = await openMenu();
  await waitFor(() => expect(menu).toHaveTextContent(words));
});

test('the account is in the navigation on phones', async () => {
  open(1, phone);
  await screen.findByRole('button', { name: /^Store state/ });
  fireEvent.click(screen.getByRole('button', { name: 'All screens' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('Review new sign-in')).toBeInTheDocument();
  expect(within(drawer).getByText('Logout')).toBeInTheDocument();
});
