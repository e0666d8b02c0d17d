import { addDays, dayAt, hourMs } from '@counter/contract/shared';
import {
  type PastReview,
  type StoreScope,
  type Tx,
  type Work,
  importInquiry,
  importReview,
} from '@counter/api/import';
import type { DemoFeedback, DemoInquiry, DemoReview } from '../feedback/feedback.ts';
import type { Random } from '../random.ts';
import { pastWork } from './past-work.ts';

type Completed = { readonly orderNumber: string; readonly completedAt: Date };

type Past = {
  readonly feedback: DemoFeedback;
  /** The store's completed orders, oldest first. */
  readonly completed: readonly Completed[];
  readonly random: Random;
  /** The person who replies. */
  readonly by: string;
  readonly now: Date;
};

/** The number of unopened reviews. */
const newReviews = 3;
/** The minimum and maximum number of orders between two reviews. */
const [minGap, maxGap] = [4, 40];
/** The ratio of reviews without text to those with text. */
const wordless = 2;
const replyHours = 5;
/** The half hours between an order and its latest possible review. */
const latest = 20;

/** Writes a store's reviews and questions, up to now. */
export async function createFeedback(tx: Tx, scope: StoreScope, past: Past): Promise<void> {
  const workAt = (at: Date): Work => pastWork({ tx, scope, at });
  for (const { at, ...review } of reviewsOf(past)) {
    await importReview(workAt(at), toReview(review, at, past));
  }
  for (const inquiry of past.feedback.inquiries.toReversed()) {
    const at = new Date(past.now.getTime() - inquiry.hoursAgo * hourMs);
    await importInquiry(workAt(at), toInquiry(inquiry, at, past, scope.timeZone));
  }
}

type Said = {
  readonly orderNumber: string;
  readonly said: DemoReview;
  /** Counted from the latest. */
  readonly place: number;
};

/** Pairs reviews with orders, oldest first. */
function reviewsOf({ feedback: { reviews }, completed, random, now }: Past) {
  const all = reviews.flatMap((review, index) =>
    index < newReviews ? [review] : [review, ...starsAlone(random)],
  );
  let back = 1;
  const placed = all.flatMap((said, place) => {
    back += place < newReviews ? random.integer(1, minGap) : random.integer(minGap, maxGap);
    const at = random.integer(1, latest) / 2;
    const order = completed.at(-back);
    if (!order) return [];
    const { orderNumber, completedAt } = order;
    return [{ orderNumber, said, place, at: after(completedAt, at, now) }];
  });
  return placed.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function toReview({ orderNumber, said, place }: Said, at: Date, { by, now }: Past): PastReview {
  const [rating, review, reply] = said;
  const isInsult = rating === 1 && reply === undefined;
  return {
    orderNumber,
    rating,
    review,
    read: place >= newReviews,
    reply: reply === undefined ? undefined : { text: reply, by, at: after(at, replyHours, now) },
    report: isInsult
      ? { by, reason: 'Insulting, and by their own words not a customer.' }
      : undefined,
  };
}

function starsAlone(random: Random): DemoReview[] {
  return Array.from({ length: wordless }, () => {
    const rating = random.weighted([
      [11, 5],
      [6, 4],
      [2, 3],
      [1, 2],
    ] as const);
    return [rating, ''];
  });
}

function toInquiry(inquiry: DemoInquiry, at: Date, { by, now }: Past, timeZone: string) {
  const { name, message, email = '', phone = '', address = '', eventIn, reply } = inquiry;
  return {
    name,
    message,
    email,
    phone,
    address,
    eventDate: eventIn === undefined ? null : addDays(dayAt(now, timeZone), eventIn),
    read: inquiry.read ?? reply !== undefined,
    reply: reply === undefined ? undefined : { text: reply, by, at: after(at, 2, now) },
  };
}

function after(at: Date, hours: number, now: Date): Date {
  return new Date(Math.min(at.getTime() + hours * hourMs, now.getTime()));
}
