import type { Stars } from '@counter/contract/feedback';

/** A customer's review of an order, and the store's reply. */
export type DemoReview = readonly [rating: Stars, review: string, reply?: string];

/** A question to a store. */
export type DemoInquiry = {
  readonly hoursAgo: number;
  readonly name: string;
  readonly message: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  /** The days until the event in question. */
  readonly eventIn?: number;
  readonly reply?: string;
  /** True if it was opened but isn't answered yet. */
  readonly read?: true;
};

/** A store's questions and reviews, the latest first. */
export type DemoFeedback = {
  readonly reviews: readonly DemoReview[];
  readonly inquiries: readonly DemoInquiry[];
};
