import { z } from 'zod/mini';
import { countOf } from '../shared/counts.ts';

export const stars = [1, 2, 3, 4, 5] as const;

export type Stars = (typeof stars)[number];

/** The number of reviews with one star, two stars, up to five. */
export const ratingCounts = z.array(z.int()).check(z.length(stars.length));

export type RatingCounts = z.infer<typeof ratingCounts>;

/** The rating of a store over all its reviews. */
export type Rating = {
  readonly total: number;
  /** With one decimal; null where there is no review. */
  readonly average: number | null;
};

/** The average of the reviews, and how many there are. */
export function ratingOf(counts: RatingCounts): Rating {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { total, average: total === 0 ? null : Math.round((points * 10) / total) / 10 };
}

/** A review with so many stars or fewer is worth an answer. */
export const poorStars = 2;

/** `1 star`, `4 stars`. */
export function starWords(count: number): string {
  return countOf(count, 'star', 'stars');
}

/** Shortens a name for the public: the first name and the initial of the last. */
export function publicName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = others.at(-1)?.match(/\p{L}/u)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
