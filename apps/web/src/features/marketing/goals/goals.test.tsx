import { findBusinesses } from '@counter/contract/store';
import { findGoals, type GoalFigures, type Goals } from '@counter/contract/analytics';
import {
  checkRecipients,
  findCampaigns,
  findSegments,
  saveCampaign,
} from '@counter/contract/marketing';
import { findPromos, savePromo, type Promo } from '@counter/contract/promotions';
import { Refusal } from '@counter/contract/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';

const winBack: GoalFigures = {
  goal: 'WIN_BACK',
  customers: 240,
  agreed: 102,
  estimate: {
    orders: 8,
    extra: 2,
    averageOrder: 31_00,
    discount: 37_20,
    texts: 1_02,
    rate: 750,
    basis: 'SAME_GOAL',
  },
  last: {
    id: 3,
    title: 'We miss you',
    sentAt: '2026-10-24T15:00:00Z',
    counting: false,
    texts: 84,
    orders: 12,
    newCustomers: 0,
    earnings: 310_40,
    effect: { orders: 3, than: 'USUAL', verdict: 'MORE' },
  },
};
const quiet: GoalFigures = { ...winBack, goal: 'QUIET_DAY', customers: 1, agreed: 0, last: null };
const goals: Goals = {
  goals: [winBack, { ...quiet, estimate: null }, { ...winBack, goal: 'NEW_DISH' }],
  quietWeekday: 2,
  evenings: [
    { weekday: 1, orders: 80 },
    { weekday: 2, orders: 44 },
  ],
};
const promo: Promo = {
  id: 9,
  promoCode: 'COMEBACK',
  description: '',
  type: 'PERCENTAGE',
  percentage: 15,
  amount: null,
  maxDiscount: null,
  minimumOrderValue: 0,
  promoCodeValue: '15%',
  startDate: '2026-11-01',
  endDate: '2026-12-01',
  active: true,
  state: 'ACTIVE',
  reason: '',
  usageLimit: null,
  usageLimitPerCustomer: null,
  budget: null,
  paidBy: 'STORE',
  uses: 0,
  given: 0,
};
const nobody = { undialable: [], foreign: [], noConsent: [], optedOut: [], blocked: [] };

const open = () =>
  openStore()
    .on(findCampaigns, { data: { content: [], totalElements: 0 } })
    .on(findGoals, { data: goals })
    .on(findSegments, { data: [{ segment: 'AWAY', customers: 240, agreed: 102 }] })
    .on(findPromos, {
      data: { content: [promo, { ...promo, promoCode: 'OLD', state: 'ENDED' }], totalElements: 2 },
    })
    .on(checkRecipients, {
      data: { total: 102, sendable: 102, delayed: 0, partPrice: 100, ...nobody },
    });

test('each goal shows its audience, estimated cost and the last result', async () => {
  renderScreen(open(), '/dashboard/marketing');
  const list = await screen.findByRole('region', { name: 'Start from what you want' });
  const [first, second] = await within(list).findAllByRole('article');
  expect(first).toHaveTextContent("Bring back customers240 customers haven't ordered for 30 days");
  expect(first).toHaveTextContent('102 agreed to texts');
  expect(first).toHaveTextContent('ExpectedAbout 2 more orders than usual');
  expect(first).toHaveTextContent('Cost$ 1.02 for texts, about $ 37.20 for 15% off');
  expect(first).toHaveTextContent(
    'Assumes 7.5 orders per 100 texts, as in your earlier campaigns for this goal. Average order: $ 31.00. Some would have ordered anyway.',
  );
  expect(first).toHaveTextContent('Last timeSat 24 Oct: About 3 more than usual');
  expect(second).toHaveTextContent('Fill Tuesday evenings1 customer: have ordered before');
  expect(second).toHaveTextContent("You haven't tried this yet.");
  expect(list).toHaveTextContent(
    'Tuesday is your quietest evening: 5.5 orders a week after 5 PM, over the last 8 weeks.',
  );
});

test.each<[string, Partial<NonNullable<GoalFigures['last']>>]>([
  ['12 orders so far', { counting: true, effect: null }],
  ['12 orders, too few to compare', { effect: null }],
  ['No clear effect', { effect: { orders: 9, than: 'HELD_OUT', verdict: 'SAME' } }],
  [
    'About 4 fewer than without a text',
    { effect: { orders: -4, than: 'HELD_OUT', verdict: 'FEWER' } },
  ],
])('the last campaign of a goal brought %s', async (words, fields) => {
  const { last, estimate } = winBack;
  if (!last || !estimate) throw new Error('the goal has a last campaign and an estimate');
  const one = { ...winBack, last: { ...last, ...fields }, estimate: { ...estimate, extra: 0 } };
  const server = open().on(findGoals, { data: { ...goals, goals: [one] } });
  renderScreen(server, '/dashboard/marketing');
  const list = await screen.findByRole('region', { name: 'Start from what you want' });
  const [card] = await within(list).findAllByRole('article');
  expect(card).toHaveTextContent(`Sat 24 Oct: ${words}`);
  expect(card).toHaveTextContent('ExpectedNo more orders than usual');
});

test('goals that failed to load can be retried, and the campaigns stay', async () => {
  const server = open().on(findGoals, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  renderScreen(server, '/dashboard/marketing');
  expect(await screen.findByText('No campaign found')).toBeVisible();
  server.on(findGoals, { data: goals });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bring back customers')).toBeVisible();
});

test('a goal starts with a draft, and another offer rewrites only an unedited one', async () => {
  const server = open().on(saveCampaign, { data: 7, message: '' });
  renderScreen(server, '/dashboard/marketing');
  fireEvent.click(
    await screen.findByRole('button', { name: 'Write the text: Bring back customers' }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Create Campaign' }));
  const message = await form.findByLabelText(/^Message/);
  expect(message).toHaveValue(
    'We miss you! Your favorites are still on the menu. Order again this week?',
  );
  const offer = form.getByLabelText('Offer');
  expect(
    within(offer)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['No promo code', 'COMEBACK, 15% off']);
  fireEvent.change(offer, { target: { value: 'COMEBACK' } });
  expect(message).toHaveValue('We miss you! Take 15% off your next order with code COMEBACK.');
  fireEvent.change(message, { target: { value: 'Our own words' } });
  fireEvent.change(offer, { target: { value: '' } });
  expect(message).toHaveValue('Our own words');
  expect(form.getByText(/^We didn't change the text you edited/)).toBeVisible();
  fireEvent.click(form.getByRole('checkbox', { name: 'Leave out 1 in 10 to measure the effect' }));
  fireEvent.click(form.getByRole('button', { name: 'Create campaign' }));
  await waitFor(() => expect(server.received(saveCampaign)).toHaveLength(1));
  expect(server.received(saveCampaign)[0]?.body).toMatchObject({
    goal: 'WIN_BACK',
    holdOut: true,
    title: 'We miss you',
    message: 'Our own words',
    segments: ['AWAY'],
  });
});

test("a text about a dish can't be sent until it names one", async () => {
  renderScreen(open(), '/dashboard/marketing?goal=NEW_DISH');
  const form = within(await screen.findByRole('dialog', { name: 'Create Campaign' }));
  fireEvent.click(await form.findByRole('button', { name: 'Create campaign' }));
  expect(await form.findByText('Replace [dish] with the name of your dish.')).toBeVisible();
});

test('a code for a goal links to its text', async () => {
  const server = open().on(savePromo, { data: 9, message: '' });
  renderScreen(server, '/dashboard/add-promo-code?goal=WIN_BACK');
  const code = await screen.findByLabelText(/^Promo Code/);
  expect(code).toHaveValue('WELCOMEBACK');
  fireEvent.change(code, { target: { value: 'COMEBACK' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and write the text' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create Campaign' }));
  expect(await form.findByLabelText(/^Message/)).toHaveValue(
    'We miss you! Take 15% off your next order with code COMEBACK.',
  );
  expect(server.received(savePromo)[0]?.body).toMatchObject({
    promoCode: 'COMEBACK',
    percentage: 15,
    usageLimitPerCustomer: 1,
    startDate: '2026-11-20',
    endDate: '2026-12-20',
  });
  expect(currentAddress()).toContain('goal=WIN_BACK');
});

test("a link to a goal opens no campaign for members who can't send one", async () => {
  const server = open().on(findBusinesses, oneStore({ role: 'accountant' }));
  renderScreen(server, '/dashboard/marketing?goal=WIN_BACK');
  await screen.findByText('No campaign found');
  await act(async () => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Campaign' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Write the text/ })).toBeNull();
});
