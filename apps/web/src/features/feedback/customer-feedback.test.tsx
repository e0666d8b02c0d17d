import { findCustomer } from '@counter/contract/customers';
import { findCustomerFeedback } from '@counter/contract/feedback';
import { findCustomerTexts } from '@counter/contract/marketing';
import { findCustomerOrders } from '@counter/contract/orders';
import { findCustomerCodes } from '@counter/contract/promotions';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';

const customer = {
  id: 12,
  name: 'Maya Lind',
  phoneNumber: '+12125550101',
  orders: 3,
  spend: 90_00,
  firstVisit: null,
  lastVisit: null,
  blocked: null,
  notes: { text: '', olVersion: 1, changedBy: '', changedAt: null },
  consented: false,
  consents: [],
};
const page = () =>
  openStore()
    .on(findCustomer, { data: customer })
    .on(findCustomerOrders, { data: { latest: [], favourites: [], formerNames: [] } })
    .on(findCustomerTexts, { data: [] })
    .on(findCustomerCodes, { data: [] });

const review = { id: 4, rating: 5, review: 'Lovely', orderNumber: '481', status: 'READ' } as const;
const inquiry = { id: 6, message: 'Is it halal?', status: 'NEW' } as const;
const [early, late] = ['2026-11-10T18:00:00Z', '2026-11-12T18:00:00Z'];

test.each([
  ['the question', late, early, /Is it halal/],
  ['the review', early, late, /Lovely/],
])('shows %s first if it is the latest', async (_what, asked, reviewed, first) => {
  const reviews = [{ ...review, createdAt: reviewed }];
  const inquiries = [{ ...inquiry, createdAt: asked }];
  const server = page().on(findCustomerFeedback, { data: { reviews, inquiries } });
  renderScreen(server, '/dashboard/customers/12');
  const list = await screen.findByRole('list', { name: 'Reviews and questions' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(first);
});
