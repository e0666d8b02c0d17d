import { findStatement } from '@counter/contract/ledger';
import { findNextPayout } from '@counter/contract/payouts';
import { findFinance } from '@counter/contract/reports';
import { findBusinesses } from '@counter/contract/store';
import { findStoreOwners } from '@counter/contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';

const address = '/dashboard/userFinance';
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

test('each part that failed to load says so and can be retried', async () => {
  const server = openStore().on(findFinance, away).on(findStatement, away).on(findNextPayout, away);
  const user = renderScreen(server, address);
  /** Asks for a part again once it has failed, and the server has it now. */
  const again = async (part: string, heal: () => void) => {
    const title = await screen.findByText(`We couldn't load ${part}`);
    const failure = title.closest<HTMLElement>('[role=alert]') ?? title;
    heal();
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
  };
  const balance = { balance: 123_456, balanceDisplayValue: '$ 1,234.56' };
  const data = { currency: 'USD', company: null, ...balance };
  await again('your balance', () => server.on(findFinance, { data }));
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('$ 1,234.56');
  const totals = { opening: 0, closing: 123_456, amount: 123_456, parts: [] };
  const nothing = { data: { content: [], totalElements: 0, totals } };
  await again('the statement', () => server.on(findStatement, nothing));
  await screen.findByText('No transactions yet');
});

test("a manager can't see the store's payouts", async () => {
  const managed = aBusiness({ role: 'manager' });
  const server = openStore()
    .on(findBusinesses, { data: [managed], message: '', newSignIns: [] })
    .on(findStoreOwners, { data: [{ fullName: 'Sofia Reyes' }] });
  renderScreen(server, address);
  await screen.findByText("You don't have access to this page");
  expect(screen.getByRole('link', { name: 'Reports' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'User Finance' })).toBeNull();
  expect(server.received(findFinance)).toEqual([]);
});
