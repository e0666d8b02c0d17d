import { findBusinesses, type Business } from '@counter/contract/store';
import {
  countFeedback,
  findReviews,
  openReview,
  replyToReview,
  reportReview,
  type Review,
} from '@counter/contract/feedback';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { narrowWindow, phone } from '../../../testing/stub-browser.ts';
import { oneStore, openStore } from '../../../testing/store.ts';
import { cellsOf } from '../../../testing/tables.ts';
import { offersKeptFrom, viewed } from '../../../testing/offers.ts';

const address = '/dashboard/customers/reviews';
const busy = new Refusal(409, 'CONFLICT', 'Try again later.');

const aReview = (change: Partial<Review> = {}): Review => ({
  id: 5,
  userFullName: 'Nina Oak',
  rating: 4,
  review: 'Good soup.',
  createdAt: '2026-11-20T11:30:00Z',
  changedAt: null,
  orderNumber: 'KM-4821',
  orderTotal: 2350,
  status: 'NEW',
  reply: null,
  report: null,
  ...change,
});

const reply = { text: 'Thank you.', by: 'Sofia Reyes', at: '2026-11-20T11:40:00Z', sentBy: null };
const report = {
  reason: 'It is of another store.',
  by: 'Sofia Reyes',
  at: '2026-11-20T11:45:00Z',
  decision: null,
};
const decision = { removed: true, note: 'It was.', at: '2026-11-20T11:50:00Z' };

function aServer(reviews: readonly Review[], counts = [1, 0, 0, 0, 2]) {
  return openStore()
    .on(countFeedback, { data: { newInquiries: 0, newReviews: 1, reviews: 3 } })
    .on(findReviews, { data: { content: [...reviews], totalElements: reviews.length, counts } })
    .on(openReview, ({ params: { id } }) => {
      const found = reviews.find((one) => one.id === id);
      return found ? { data: found } : new Refusal(404, 'NOT_FOUND', 'There is no such review.');
    });
}

/** Opens a review in its dialog. */
async function openDialog(review: Review) {
  const server = aServer([review]);
  const user = renderScreen(server, `${address}?open=${review.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Review from Nina Oak' });
  const press = async (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { server, user, dialog, press };
}

test('reviews show their stars and which need a reply', async () => {
  renderScreen(
    aServer([
      aReview(),
      aReview({ id: 6, rating: 1, review: '', status: 'READ' }),
      aReview({ id: 7, status: 'REPLIED', reply }),
      aReview({ id: 8, status: 'READ', report: { ...report, decision } }),
      aReview({
        id: 9,
        status: 'READ',
        report: { ...report, decision: { ...decision, removed: false } },
      }),
    ]),
    address,
  );
  const table = await screen.findByRole('table', { name: 'Product Reviews' });
  await within(table).findAllByText('Good soup.');
  const four = '★★★★★4 stars';
  const row = ['Good soup.', '$ 23.50', 'Today 06:30'];
  expect(cellsOf(table).slice(1)).toEqual([
    ['Nina OakNewOrder KM-4821', four, ...row, 'Reply'],
    ['Nina OakNot answeredOrder KM-4821', '★★★★★1 star', '–', '$ 23.50', 'Today 06:30', 'View'],
    ['Nina OakRepliedOrder KM-4821', four, ...row, 'View'],
    ['Nina OakRemovedOrder KM-4821', four, ...row, 'View'],
    ['Nina OakOrder KM-4821', four, ...row, 'View'],
  ]);
});

test('the average is at the top, with the distribution of ratings', async () => {
  renderScreen(aServer([aReview()]), address);
  const spread = await screen.findByRole('list', { name: 'Reviews by rating' });
  expect(screen.getByText('3.7')).toBeVisible();
  expect(screen.getByText('3 reviews')).toBeVisible();
  const shares = within(spread).getAllByRole('listitem');
  expect(shares.map(({ textContent }) => textContent)).toEqual([
    '5 stars2',
    '4 stars0',
    '3 stars0',
    '2 stars0',
    '1 star1',
  ]);
  const widths = [...spread.querySelectorAll('[style]')].map((bar) => bar.getAttribute('style'));
  expect(widths).toEqual([
    'width: 66.66666666666667%;',
    'width: 0%;',
    'width: 0%;',
    'width: 0%;',
    'width: 33.333333333333336%;',
  ]);
});

test('one review is singular', async () => {
  renderScreen(aServer([aReview()], [0, 0, 0, 0, 1]), address);
  expect(await screen.findByText('1 review')).toBeVisible();
});

test('a store without reviews sees who writes them', async () => {
  renderScreen(aServer([], [0, 0, 0, 0, 0]), address);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Reviews by rating' })).toBeNull();
});

test('reviews can be filtered by rating and status, and an empty result can be cleared', async () => {
  const server = aServer([]);
  const user = renderScreen(server, `${address}?page=2`);
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  await screen.findByRole('combobox', { name: 'Rating' });
  choose('Rating', '4');
  await waitFor(() =>
    expect(server.received(findReviews).at(-1)).toMatchObject({
      query: { rating: '4' },
      params: { page: 0 },
    }),
  );
  choose('Status', 'NEW');
  await waitFor(() =>
    expect(server.received(findReviews).at(-1)?.query).toEqual({ rating: '4', status: 'NEW' }),
  );
  expect(currentAddress()).toBe(`${address}?rating=4&status=NEW`);
  expect(server.received(findReviews)[0]?.params.page).toBe(1);
  await screen.findByText('No review found');
  const [clear] = screen.getAllByRole('button', { name: /clear/i });
  if (clear) await user.click(clear);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  expect(server.received(findReviews).at(-1)?.query).toEqual({});
});

test('on a phone a review is a card with the amount paid', async () => {
  renderScreen(aServer([aReview()]), address, phone);
  const list = await screen.findByRole('list', { name: 'Product Reviews' });
  const [card] = await within(list).findAllByRole('listitem');
  expect(card).toHaveTextContent(/Nina Oak.*New.*Good soup\..*4 stars.*06:30 · \$ 23\.50.*Reply/);
});

test('a reply is published on the web store and closes the dialog', async () => {
  const { server, user, dialog, press } = await openDialog(aReview());
  expect(within(dialog).getByText('Good soup.')).toBeVisible();
  expect(within(dialog).getByText('$ 23.50')).toBeVisible();
  expect(within(dialog).queryByText('Changed')).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'KM-4821' })).toBeVisible();
  const field = within(dialog).getByRole('textbox', { name: /^Reply/ });
  await user.type(field, 'Thank you.');
  server.on(replyToReview, busy);
  await press('Send reply');
  expect(await within(dialog).findByText('Try again later.')).toBeVisible();
  expect(field).toHaveValue('Thank you.');
  server.on(replyToReview, { data: aReview({ status: 'REPLIED', reply }) });
  await press('Send reply');
  await screen.findByText('Published your reply on your web store.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(currentAddress()).toBe(address);
  expect(server.received(replyToReview)[0]?.body).toMatchObject({
    storeId: 3,
    id: 5,
    text: 'Thank you.',
  });
});

test('a review can be reported to the marketplace, and the dialog then says so', async () => {
  const { server, user, dialog, press } = await openDialog(aReview());
  const form = within(dialog).getByRole('form', { name: 'Reply' });
  expect(within(form).getByRole('button', { name: 'Report to the marketplace' })).toBeVisible();
  await press('Report to the marketplace');
  await press('Go back');
  expect(within(dialog).getByRole('textbox', { name: /^Reply/ })).toBeVisible();
  await press('Report to the marketplace');
  const field = within(dialog).getByRole('textbox', { name: /^What's wrong with it/ });
  await user.type(field, 'It is of another store.');
  server.on(reportReview, busy);
  await press('Report review');
  expect(await within(dialog).findByText('Try again later.')).toBeVisible();
  const reported = aReview({ report });
  server.on(reportReview, { data: reported }).on(openReview, { data: reported });
  await press('Report review');
  await screen.findByText('Report sent. The marketplace will review it and email you.');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(await within(dialog).findByText(/The marketplace hasn't decided yet\./)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /^Report/ })).toBeNull();
  expect(within(dialog).getByRole('textbox', { name: /^Reply/ })).toBeVisible();
  expect(server.received(reportReview)[0]?.body).toMatchObject({
    id: 5,
    reason: 'It is of another store.',
  });
});

test.each<[string, Partial<Review>, RegExp, boolean, boolean]>([
  [
    'was replied to',
    { status: 'REPLIED', reply },
    /Your replyThank you\.Sofia Reyes, /,
    false,
    true,
  ],
  ['is stars alone', { review: '' }, /No written review\./, true, true],
  ['was changed', { changedAt: '2026-11-20T11:35:00Z' }, /Changed.*06:35/, true, true],
  [
    'was reported and kept',
    { report: { ...report, decision: { ...decision, removed: false } } },
    /The marketplace reviewed it and kept it, .*06:50: "It was\."/,
    true,
    false,
  ],
  [
    'was removed',
    { report: { ...report, decision } },
    /The marketplace removed it from your web store/,
    false,
    false,
  ],
])(
  'a review that %s says so and offers the remaining actions',
  async (_what, change, words, replies, reports) => {
    const { dialog } = await openDialog(aReview(change));
    expect(dialog).toHaveTextContent(words);
    expect(within(dialog).queryByRole('textbox', { name: /^Reply/ }) !== null).toBe(replies);
    expect(within(dialog).queryByRole('button', { name: /^Report/ }) !== null).toBe(reports);
    if (replies) return;
    // The other one is the cross of the dialog.
    const close = within(dialog).getAllByRole('button', { name: 'Close' }).at(-1);
    if (close) fireEvent.click(close);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
);

test('an unknown review says so in its dialog', async () => {
  renderScreen(aServer([]), `${address}?open=77`);
  const dialog = await screen.findByRole('dialog', { name: 'Review' });
  expect(await within(dialog).findByText('There is no such review.')).toBeVisible();
});

test.each(['?rating=6', '?rating=good', '?open=0', '?page=0', '?status=LOST'])(
  'omits the invalid %s',
  async (search) => {
    const server = aServer([aReview()]);
    renderScreen(server, address + search);
    await screen.findByText('Good soup.');
    expect(server.received(findReviews)[0]).toMatchObject({ query: {}, params: { page: 0 } });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('reviews that failed to load say so', async () => {
  const server = aServer([]).on(findReviews, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  renderScreen(server, address);
  expect(await screen.findByText("We couldn't load the reviews")).toBeVisible();
});

test.each(['table', 'card'])('a long review has two lines in a %s', async (shown) => {
  const long = 'The soup was warm, the bread was fresh and the rider found the door. '
    .repeat(3)
    .trim();
  renderScreen(aServer([aReview({ review: long })]), address, shown === 'card' ? phone : undefined);
  expect((await screen.findByText(long)).className).toMatch(/twoLines/);
});

test('narrow screens keep the text and move the day below the stars', async () => {
  renderScreen(aServer([aReview()]), address, narrowWindow);
  const table = await screen.findByRole('table', { name: 'Product Reviews' });
  await within(table).findByText('Good soup.');
  const [head, row] = cellsOf(table);
  expect(head).toEqual(['Customer', 'Rating', 'Review', 'Action']);
  expect(row?.[1]).toMatch(/4 starsToday \d/);
});

test('people who only view the store read reviews and neither reply nor report', async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(aServer([aReview()]).on(findBusinesses, oneStore(store)), `${address}?open=5`);
    return screen.findByRole('dialog', { name: 'Review from Nina Oak' });
  };
  expect(await offersKeptFrom(viewed, show)).toEqual([
    'Reply',
    'Report to the marketplace',
    'Send reply',
  ]);
});
