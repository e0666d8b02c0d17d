import { findBusinesses, type Business } from '@counter/contract/store';
import { findCustomer, type Customer } from '@counter/contract/customers';
import { findCustomerFeedback } from '@counter/contract/feedback';
import { findCustomerTexts } from '@counter/contract/marketing';
import { findCustomerOrders } from '@counter/contract/orders';
import { findCustomerCodes } from '@counter/contract/promotions';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

const maya: Customer = {
  id: 12,
  name: 'Maya Lind',
  phoneNumber: '+12125550101',
  orders: 3,
  spend: 90_00,
  firstVisit: '2026-09-01T18:00:00Z',
  lastVisit: '2026-11-18T18:00:00Z',
  blocked: null,
  notes: { text: 'Rings twice.', olVersion: 1, changedBy: 'Sam', changedAt: null },
  consented: false,
  consents: [],
};
const at = '2026-11-10T18:00:00Z';

const open = () =>
  openStore()
    .on(findCustomer, { data: maya })
    .on(findCustomerOrders, { data: { latest: [], favourites: [], formerNames: [] } })
    .on(findCustomerFeedback, {
      data: {
        reviews: [
          { id: 4, rating: 5, review: 'Lovely', createdAt: at, orderNumber: '481', status: 'READ' },
        ],
        inquiries: [
          { id: 6, message: 'Is it halal?', createdAt: '2026-11-12T18:00:00Z', status: 'NEW' },
        ],
      },
    })
    .on(findCustomerTexts, {
      data: [{ campaignId: 3, title: 'Cake', state: 'SKIPPED', reason: 'Held out to compare', at }],
    })
    .on(findCustomerCodes, {
      data: [{ promoCode: 'TEN', orderNumber: '481', discount: 3_10, usedAt: at, givenBack: true }],
    });

const linesOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test("a customer's page shows their feedback, texts, promo codes and the team's notes", async () => {
  renderScreen(open(), '/dashboard/customers/12');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maya Lind' })).toBeVisible();
  await screen.findByText('TEN');
  const [question, review] = linesOf('Reviews and questions');
  expect(question).toMatch(/^Is it halal\?.*Question$/);
  expect(review).toMatch(/Lovely.*Review of order 481$/);
  expect(linesOf('Texts from campaigns')[0]).toMatch(/^CakeNot sent.*Held out to compare$/);
  expect(linesOf('Promo codes used')[0]).toMatch(
    /^TEN− \$ 3\.10.*order 481 · order cancelled, use given back$/,
  );
  expect(screen.getByText('Rings twice.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Customers' })).toHaveAttribute(
    'href',
    '/dashboard/customers',
  );
});

test('a part that failed to load leaves the others and can be retried', async () => {
  const lost = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = open().on(findCustomerTexts, lost);
  renderScreen(server, '/dashboard/customers/12');
  expect(await screen.findByText('Lovely', { exact: false })).toBeVisible();
  server.on(findCustomerTexts, { data: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No campaign has gone to this customer.')).toBeVisible();
});

test('an unknown customer is reported', async () => {
  const gone = new Refusal(404, 'NOT_FOUND', "We couldn't find this customer in Cedar Kitchen.");
  renderScreen(open().on(findCustomer, gone), '/dashboard/customers/99');
  expect(await screen.findByText("We couldn't find this customer in Cedar Kitchen.")).toBeVisible();
});

test('erasing a customer comes after what is known about them', async () => {
  renderScreen(open(), '/dashboard/customers/12');
  await screen.findByText('TEN');
  const privacy = screen.getByRole('region', { name: 'Privacy' });
  const codes = screen.getByRole('list', { name: 'Promo codes used' });
  expect(codes.compareDocumentPosition(privacy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("staff see a customer's page without texts and codes, and change nothing", async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(open().on(findBusinesses, oneStore(store)), '/dashboard/customers/12');
    await screen.findByText('Rings twice.');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'staff' }, show)).toEqual([
    'Block customer',
    'Cake',
    'Edit notes',
    'Erase customer',
    'Record consent',
  ]);
  expect(screen.getByRole('list', { name: 'Reviews and questions' })).toBeVisible();
  expect(screen.queryByText('Texts from campaigns')).toBeNull();
  expect(screen.queryByText('Promo codes used')).toBeNull();
});
