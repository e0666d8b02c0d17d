import { z } from 'zod/mini';
import { countOf } from '../shared/counts.ts';

export const stars = [1, 2, 3, 4, 5] as const;

export type Stars = (typeof stars)[number];

/** The number of reviews by stars, from one to five. */
export const ratingCounts = z.array(z.int()).check(z.length(stars.length));

export type RatingCounts = z.infer<typeof ratingCounts>;

/** A store's rating over all its reviews. */
export type Rating = {
  readonly total: number;
  /** With one decimal; null without reviews. */
  readonly average: number | null;
};

/** Returns the average and the number of reviews. */
export function ratingOf(counts: RatingCounts): Rating {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { total, average: total === 0 ? null : Math.round((points * 10) / total) / 10 };
}

/** A review with this many stars or fewer deserves a reply. */
export const poorStars = 2;

/** Returns `1 star`, `4 stars`. */
export function starWords(count: number): string {
  return countOf(count, 'star', 'stars');
}

/** Shortens a name for publication: first name and last initial. */
export function publicName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = others.at(-1)?.match(/\p{L}/u)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
