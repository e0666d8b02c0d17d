import { z } from 'zod/mini';
import { consumer } from '../consumers/consumers.schemas.ts';
import { menuDeal } from '../deals/deals.schemas.ts';
import { question } from '../feedback/inquiries.schemas.ts';
import { publicReview, publicReviewPage } from '../feedback/public.schemas.ts';
import { ratingCounts } from '../feedback/rating.ts';
import { menuProduct } from '../menu/menu.schemas.ts';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { instant, minorUnits } from '../shared/schema.ts';
import { taxRate } from '../shared/tax-rate.ts';
import { deliveryFees } from '../store/delivery-fees.ts';
import { openingStates } from '../store/opening.ts';
import { trackedOrder, webOrders } from './tracking.schemas.ts';

/** Whether a store takes orders now, as its customers read it. */
const openingSign = z.object({
  state: z.enum(openingStates),
  until: z.nullable(instant),
  /** `Open until 22:00`; why not and until when, where it takes none. */
  words: z.string(),
  /** Whether orders for later come in all the same. */
  ahead: z.boolean(),
});

export type OpeningSign = z.infer<typeof openingSign>;

const stretches = z.array(z.object({ from: z.string(), to: z.string() }));

/** The hours of one of the next days. */
const dayHours = z.object({
  /** `Today`, then the weekday. */
  label: z.string(),
  day: z.string(),
  /** Times of day; `to` not after `from` is on the next day. None at all: closed. */
  stretches,
  /** Those of deliveries, where a store's differ from pickup on any day; null where they never do. */
  deliveries: z.nullable(stretches),
});

export type DayHours = z.infer<typeof dayHours>;

/** What a store says of itself to its customers, and whether it takes orders. */
export const publicStore = z.object({
  storeUrl: z.string(),
  name: z.string(),
  branchName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  opening: openingSign,
  deliveryMethods: z.array(z.enum(deliveryMethods)),
  minimumOrder: minorUnits,
  deliveryFees,
  /** For products without a rate of their own, parts per million. */
  taxRate,
  /** What customers are told who pick up; empty where the store says nothing. */
  pickupInstructions: z.string(),
});

export type PublicStore = z.infer<typeof publicStore>;

/** A store's own public page: what it says of itself, when it is open, and what it sells. */
export const storefront = z.extend(publicStore, {
  /** The next seven days. */
  hours: z.array(dayHours),
  products: z.array(menuProduct),
  deals: z.array(menuDeal),
  /** How its reviews are spread, and the latest of them. */
  reviews: z.object({ counts: ratingCounts, latest: z.array(publicReview) }),
});

export type Storefront = z.infer<typeof storefront>;

export const menuPage = z.object({
  kind: z.literal('menu'),
  storefront,
  /** What is looked for, from the address. */
  search: z.string(),
});

export const checkoutPage = z.object({
  kind: z.literal('checkout'),
  store: publicStore,
  /** Who is signed in; null where nobody is. */
  consumer: z.nullable(consumer),
  /** Whether orders can be paid by card. */
  takesCards: z.boolean(),
  /** What became of a card payment that led to no order; empty where there is nothing to tell. */
  notice: z.string(),
});

export const orderPage = z.object({
  kind: z.literal('order'),
  store: publicStore,
  order: trackedOrder,
  /** The secret part of its address. */
  token: z.string(),
});

export const reviewsPage = z.object({
  kind: z.literal('reviews'),
  store: publicStore,
  reviews: publicReviewPage,
  /** Counted from 1. */
  page: z.int(),
});

export const askPage = z.object({
  kind: z.literal('ask'),
  store: publicStore,
  /** The store's day: an event cannot be earlier. */
  today: z.string(),
});

export const questionPage = z.object({
  kind: z.literal('question'),
  store: publicStore,
  question,
  /** The secret part of its address. */
  token: z.string(),
});

export const ordersPage = z.object({
  kind: z.literal('orders'),
  store: publicStore,
  /** Who is signed in; null where nobody is, and nothing is listed. */
  consumer: z.nullable(consumer),
  orders: webOrders,
  pageNumber: z.int(),
});

export const missingPage = z.object({
  kind: z.literal('missing'),
  /** What is not there. */
  what: z.enum(['store', 'order', 'question']),
});
export const failedPage = z.object({ kind: z.literal('failed') });

/** Too many pages were asked for within a minute. */
export const busyPage = z.object({
  kind: z.literal('busy'),
  /** How long to wait. */
  seconds: z.int(),
  /** What was asked for. */
  address: z.string(),
});

/** What a page of the web store shows: the server puts it into the page, and the browser goes on from it. */
export const storefrontPage = z.discriminatedUnion('kind', [
  menuPage,
  checkoutPage,
  orderPage,
  reviewsPage,
  askPage,
  questionPage,
  ordersPage,
  missingPage,
  failedPage,
  busyPage,
]);

export type StorefrontPage = z.infer<typeof storefrontPage>;
