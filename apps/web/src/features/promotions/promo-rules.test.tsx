import { promoFormCases } from '@counter/contract/cases';
import { findPromos } from '@counter/contract/promotions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

const labels = {
  promoCode: 'Promo Code',
  percentage: 'Percentage',
  minOrderValue: 'Minimum Order Value',
  startDate: 'Start Date',
  endDate: 'End Date',
  usageLimit: 'Total uses',
  usageLimitPerCustomer: 'Uses per customer',
  budget: 'Budget',
};
const amounts = { amount: 'Amount', maxDiscount: 'Max Discount' };

test('every rule of a promo code has a message at its field', async () => {
  renderScreen(openStore(), '/dashboard/add-promo-code');
  await screen.findByLabelText(/^Percentage/);
  const { filled, cases } = promoFormCases;
  const isAmount = ({ given }: (typeof cases)[number]): boolean => given?.['type'] === 'AMOUNT';
  const main = screen.getByRole('main');
  await walkCases(main, labels, { filled, cases: cases.filter((one) => !isAmount(one)) });

  fireEvent.change(screen.getByLabelText(/^Type/), { target: { value: 'AMOUNT' } });
  await waitFor(() => expect(screen.queryByLabelText(/^Percentage/)).toBeNull());
  const both = { ...filled, amount: '5', maxDiscount: '5' };
  await walkCases(main, amounts, { filled: both, cases: cases.filter(isAmount) });

  const start = screen.getByLabelText(/^Start Date/);
  fireEvent.change(start, { target: { value: '2026-11-19' } });
  fireEvent.blur(start);
  const refusal = 'Start date must not be before today.';
  await waitFor(() => expect(start).toHaveAccessibleDescription(refusal));
});

test('the list of promo codes says when it failed to load, and when it is empty', async () => {
  const server = openStore().on(findPromos, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, '/dashboard/promo-code');
  await screen.findByText("We couldn't load the promo codes");
  server.on(findPromos, { data: { content: [], totalElements: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No promo code found');
  expect(screen.getAllByRole('link', { name: 'Add Promo' })).toHaveLength(2);
});
