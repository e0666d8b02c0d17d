import { feedbackPageSize, type PublicReview, type RatingCounts } from '@counter/contract/feedback';
import { FakeServer } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStore, aStorefront, kitchen } from '../testing/fixtures.ts';
import { renderPage } from '../testing/render-page.tsx';

const aReview = (change: Partial<PublicReview> = {}): PublicReview => ({
  id: 1,
  name: 'Maya L.',
  rating: 4,
  review: 'Very good',
  createdAt: '2026-11-20T03:00:00Z',
  reply: null,
  ...change,
});

type Shown = { content?: PublicReview[]; counts?: RatingCounts; total?: number; page?: number };

function open({ content = [aReview()], counts = [1, 0, 0, 3, 0], total = 1, page = 1 }: Shown) {
  renderPage(new FakeServer(), `${kitchen}/reviews`, {
    kind: 'reviews',
    store: aStore(),
    reviews: { content, totalElements: total, counts },
    page,
  });
}

const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('the reviews of a store', () => {
  it('show the name, the stars, the local day and the reply', () => {
    const reply = { text: 'Thank you, Maya!', at: '2026-11-20T14:00:00Z' };
    open({ content: [aReview({ reply }), aReview({ id: 2, review: '', rating: 1 })] });
    expect(screen.getByRole('heading', { name: 'Reviews of Cedar Kitchen' })).toBeInTheDocument();
    const list = screen.getAllByRole('list').at(-1);
    const [first, second] = list ? within(list).getAllByRole('listitem') : [];
    expect(first).toHaveTextContent('Maya L.');
    expect(first).toHaveTextContent(/[^★]★{5}4 stars/);
    expect(first).toHaveTextContent('Nov 19');
    expect(first).toHaveTextContent('Very goodCedar KitchenThank you, Maya!');
    expect(second).toHaveTextContent('1 star');
    expect(second).not.toHaveTextContent('Cedar Kitchen');
    expect(second?.querySelectorAll('p')).toHaveLength(1);
  });

  it('show the average, and the share of each number of stars', () => {
    open({ counts: [1, 0, 0, 3, 0] });
    const rating = within(screen.getByRole('region', { name: 'Rating' }));
    expect(rating.getByText('3.3').parentElement).toHaveTextContent('3.3 of 5 stars, 4 reviews');
    const shares = rating.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shares).toEqual(['5 stars0', '4 stars3', '3 stars0', '2 stars0', '1 star1']);
    const meter = rating.getByRole('meter', { name: '4 stars, share' });
    expect([meter.getAttribute('value'), meter.getAttribute('max')]).toEqual(['3', '4']);
  });

  it.each([
    [1, feedbackPageSize, undefined, undefined],
    [1, feedbackPageSize + 1, undefined, '?page=2'],
    [2, feedbackPageSize * 3, '', '?page=3'],
    [3, feedbackPageSize * 3, '?page=2', undefined],
  ])('on page %i of %i link to newer and older ones', (page, total, newer, older) => {
    open({ page, total });
    const at = (query: string | undefined) =>
      query === undefined ? undefined : `${kitchen}/reviews${query}`;
    expect(addressOf('Newer reviews')).toBe(at(newer));
    expect(addressOf('Older reviews')).toBe(at(older));
    expect(addressOf('Back to the menu')).toBe(kitchen);
    expect(addressOf('Ask Cedar Kitchen a question')).toBe(`${kitchen}/ask`);
  });

  it.each([
    [1, 'No reviews yet.'],
    [2, 'No reviews on this page.'],
  ])('on page %i, if there are none: %s', (page, words) => {
    open({ content: [], counts: [0, 0, 0, 0, 0], total: 0, page });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Rating' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('the reviews below the menu', () => {
  function openMenu(counts: RatingCounts, latest: PublicReview[]) {
    const storefront = aStorefront({ reviews: { counts, latest } });
    renderPage(new FakeServer(), kitchen, {
      kind: 'menu',
      storefront,
      search: '',
      category: null,
      product: null,
      again: [],
    });
  }

  it('show the latest, and link to all of them', () => {
    openMenu([0, 0, 0, 0, 1], [aReview({ rating: 5 })]);
    const latest = within(screen.getByRole('region', { name: 'What customers say' }));
    expect(latest.getByText('Very good')).toBeInTheDocument();
    const all = latest.getByRole('link', { name: 'Read all 1 review' });
    expect(all).toHaveAttribute('href', `${kitchen}/reviews`);
    const rating = screen.getByRole('link', { name: /^5\.0 ?of 5 stars ?· 1 review$/ });
    expect(rating).toHaveAttribute('href', `${kitchen}/reviews`);
  });

  it('make way for a link to ask a question if there are none', () => {
    openMenu([0, 0, 0, 0, 0], []);
    const questions = within(screen.getByRole('region', { name: 'Questions?' }));
    const ways = questions.getAllByRole('link').map((way) => way.getAttribute('href'));
    expect(ways).toEqual([`${kitchen}/ask`]);
    expect(screen.queryByRole('link', { name: /reviews?$/ })).not.toBeInTheDocument();
  });
});
