import { decideReview, findReportedReviews, type ReportedReview } from '@counter/contract/feedback';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';

const reported: ReportedReview = {
  id: 12,
  storeId: 3,
  storeName: 'Cedar Kitchen',
  state: 'REPORTED',
  orderNumber: 'KM-4821',
  userFullName: 'Ada Park',
  rating: 2,
  review: 'The cook is a crook.',
  createdAt: '2026-11-01T12:00:00Z',
  changedAt: null,
  orderTotal: 42_00,
  status: 'NEW',
  reply: null,
  report: {
    reason: 'An insult.',
    by: 'Sofia Reyes',
    at: '2026-11-19T12:00:00Z',
    decision: null,
  },
};

/** Opens a reported review, which a decision changes. */
async function openReview(review: ReportedReview) {
  let shown = review;
  const server = openMarketplace()
    .on(findReportedReviews, () => ({ data: { content: [shown], totalElements: 1 } }))
    .on(decideReview, ({ body: { outcome, note } }) => {
      const decision = { removed: outcome === 'REMOVE', note, at: '2026-11-20T12:00:00Z' };
      const report = shown.report && { ...shown.report, decision };
      shown = { ...shown, state: outcome === 'KEEP' ? 'KEPT' : 'REMOVED', report };
      return { data: shown };
    });
  const user = renderScreen(server, '/operator/reviews');
  await user.click(await screen.findByRole('button', { name: /^KM-4821/ }));
  const drawer = await screen.findByRole('dialog', { name: /^Review of KM-4821/ });
  return { server, user, drawer };
}

test('a reported review shows what the customer wrote and what the store says', async () => {
  const reply = {
    text: 'We are sorry.',
    by: 'Sofia Reyes',
    at: '2026-11-02T12:00:00Z',
    sentBy: 'MAIL' as const,
  };
  const { drawer } = await openReview({ ...reported, reply });
  expect(drawer).toHaveAccessibleName(/To review/);
  expect(drawer).toHaveTextContent('2 stars');
  expect(drawer).toHaveTextContent('The cook is a crook.');
  expect(drawer).toHaveTextContent("The store's responseAn insult.Sofia Reyes,");
  expect(drawer).toHaveTextContent('Public replyWe are sorry.');
});

test.each([
  ['KEEP', 'The review of KM-4821 is kept. We emailed the owners.', 'Kept'],
  ['REMOVE', 'The review of KM-4821 is removed. We emailed the owners.', 'Removed'],
])('a decision to %s requires a reason and then shows it', async (outcome, told, badge) => {
  const { server, user, drawer } = await openReview(reported);
  expect(within(drawer).queryByText('Public reply')).toBeNull();
  const note = within(drawer).getByLabelText(/^Reason/);
  await user.selectOptions(within(drawer).getByLabelText(/^Decision/), outcome);
  await user.click(within(drawer).getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(note).toHaveAccessibleDescription(/Enter a reason/));
  expect(server.received(decideReview)).toEqual([]);
  await user.type(note, 'As the rules say.');
  await user.click(within(drawer).getByRole('button', { name: 'Decide' }));
  await screen.findByText(told);
  await waitFor(() => expect(drawer).toHaveAccessibleName(new RegExp(badge)));
  expect(server.received(decideReview).map(({ body }) => body)).toEqual([
    { storeId: 3, id: 12, outcome, note: 'As the rules say.' },
  ]);
  expect(drawer).toHaveTextContent('DecisionAs the rules say.');
  expect(within(drawer).queryByRole('button', { name: 'Decide' })).toBeNull();
});

test("the form shows the server's refusal of a decision", async () => {
  const { server, user, drawer } = await openReview(reported);
  server.on(decideReview, new Refusal(409, 'CONFLICT', 'Omar Said was faster.'));
  await user.selectOptions(within(drawer).getByLabelText(/^Decision/), 'KEEP');
  await user.type(within(drawer).getByLabelText(/^Reason/), 'As the rules say.');
  await user.click(within(drawer).getByRole('button', { name: 'Decide' }));
  expect(await within(drawer).findByText(/Omar Said was faster\./)).toBeVisible();
});

test('the URL filters reviews by state, and a review without text shows its store', async () => {
  const server = openMarketplace().on(findReportedReviews, {
    data: { content: [{ ...reported, review: '' }], totalElements: 1 },
  });
  renderScreen(server, '/operator/reviews?state=REPORTED&open=12', phone);
  const [card] = await screen.findAllByRole('listitem', { hidden: true });
  expect(card).toHaveTextContent(/^KM-4821To reviewCedar Kitchen.*2 starsCedar Kitchen ·/);
  expect(server.received(findReportedReviews)[0]?.query).toMatchObject({ state: 'REPORTED' });
  const drawer = await screen.findByRole('dialog', { name: /^Review of KM-4821/ });
  expect(within(drawer).queryByText('The cook is a crook.')).toBeNull();
});

test("says that a review isn't on this page", async () => {
  const server = openMarketplace().on(findReportedReviews, {
    data: { content: [reported], totalElements: 1 },
  });
  const user = renderScreen(server, '/operator/reviews?open=13');
  const drawer = await screen.findByRole('dialog', { name: /^Review/ });
  expect(drawer).toHaveTextContent('This review is now on another page or in another state.');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});
