import type { Stars } from '@counter/contract/feedback';

/** What a customer says of an order, and what the store replied. */
export type DemoReview = readonly [rating: Stars, review: string, reply?: string];

/** What somebody asks a store. */
export type DemoInquiry = {
  readonly hoursAgo: number;
  readonly name: string;
  readonly message: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
  /** In how many days the event is that it is about. */
  readonly eventIn?: number;
  readonly reply?: string;
  /** Somebody has looked at it and not answered yet. */
  readonly read?: true;
};

/** What people say of a store and ask it, the latest first. */
export type DemoFeedback = {
  readonly reviews: readonly DemoReview[];
  readonly inquiries: readonly DemoInquiry[];
};
