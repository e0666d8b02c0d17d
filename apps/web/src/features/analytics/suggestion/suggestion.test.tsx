import {
  dismissSuggestion,
  findSuggestion,
  findTodayStats,
  type Suggestion,
} from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { noOrdersToday } from '../../../testing/today-stats.ts';

const review: Suggestion = {
  kind: 'REVIEW',
  cause: 'review:5',
  reviewId: 5,
  orderNumber: 'KM-5',
  rating: 1,
  createdAt: '2026-11-19T12:00:00Z',
};
const charge: Suggestion = {
  kind: 'CHARGE',
  cause: 'charge:4',
  chargeId: 4,
  orderNumber: 'KM-4',
  amount: 1250,
  currency: 'USD',
  contestBy: '2026-11-21T13:00:00Z',
};
const payout: Suggestion = {
  kind: 'PAYOUT',
  cause: 'payout:3',
  amount: 98_700,
  currency: 'USD',
  createdAt: '2026-11-19T12:00:00Z',
};
const picture: Suggestion = {
  kind: 'PICTURE',
  cause: 'picture:2',
  productId: 2,
  productName: 'Rye Bread',
  orders: 40,
};

const home = () =>
  openStore().on(findOffMenu, { data: [] }).on(findTodayStats, { data: noOrdersToday });
const strip = async () => within(await screen.findByRole('region', { name: 'Worth doing' }));

test.each([
  [
    charge,
    /A charge of .*12\.50 for order KM-4 .* within 2 days\.$/,
    'See the charge',
    /adujstment\?.*open=4/,
  ],
  [payout, /payout of .*987\.00 came back/, 'Check bank account', /settings\/bank-account$/],
  [
    review,
    /Order KM-5 got a review of 1 star\. You haven't replied yet/,
    'Reply',
    /reviews\?open=5/,
  ],
  [picture, /Rye Bread is one of your best sellers/, 'Add a picture', /product\/form\?.*2/],
])('a suggestion links to where it is done', async (suggestion, words, link, address) => {
  renderScreen(home().on(findSuggestion, { data: suggestion }), '/dashboard/app');
  const shown = await strip();
  expect(await shown.findByText(words)).toBeVisible();
  expect(shown.getByRole('link', { name: link }).getAttribute('href')).toMatch(address);
});

test('one press dismisses a suggestion, and Undo restores it', async () => {
  const server = home().on(findSuggestion, { data: review });
  server.on(dismissSuggestion, async ({ body: { dismissed } }) => {
    server.on(findSuggestion, { data: dismissed ? null : review });
    return { data: { dismissed } };
  });
  const user = renderScreen(server, '/dashboard/app');
  const shown = await strip();
  await user.click(await shown.findByRole('button', { name: 'Not now' }));
  expect(await shown.findByText('Nothing else needs you right now.')).toBeVisible();
  expect(screen.getByText('Hidden for a week')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await shown.findByText(/KM-5/)).toBeVisible();
});

test('a suggestion that failed to be dismissed stays, with the reason', async () => {
  const refusal = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = home().on(findSuggestion, { data: review }).on(dismissSuggestion, refusal);
  const user = renderScreen(server, '/dashboard/app');
  const shown = await strip();
  await user.click(await shown.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByText("The suggestion couldn't be hidden. Not now.")).toBeVisible();
  expect(shown.getByText(/KM-5/)).toBeVisible();
});

test('suggestions that failed to load show only a quiet line', async () => {
  const refusal = new Refusal(422, 'INVALID_FIELDS', 'Not today.');
  renderScreen(home().on(findSuggestion, refusal), '/dashboard/app');
  expect(await (await strip()).findByText("Suggestions couldn't be loaded.")).toBeVisible();
});
