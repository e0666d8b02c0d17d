import { z } from 'zod/mini';
import { consumer } from '../consumers/consumers.schemas.ts';
import { menuDeal } from '../deals/menu-deal.schemas.ts';
import { publicReview, publicReviewPage, question } from '../feedback/public.schemas.ts';
import { ratingCounts } from '../feedback/rating.ts';
import { menuProduct } from '../menu/menu.schemas.ts';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { dateFormat } from '../shared/date-format.ts';
import { id, instant, minorUnits } from '../shared/schema.ts';
import { taxRate } from '../shared/tax-rate.ts';
import { deliveryFees } from '../store/delivery-fees.ts';
import { openingStates } from '../store/opening.ts';
import { recentOrder, trackedOrder, webOrders } from './tracking.schemas.ts';

/** The opening state as customers read it. */
const openingSign = z.object({
  state: z.enum(openingStates),
  until: z.nullable(instant),
  /** `Open until 22:00`; why not and until when, where it takes none. */
  words: z.string(),
  /** True if scheduled orders are accepted anyway. */
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
  /** The hours of deliveries if they differ from pickup on any day; null otherwise. */
  deliveries: z.nullable(stretches),
});

export type DayHours = z.infer<typeof dayHours>;

/** The public information of a store, and its opening state. */
export const publicStore = z.object({
  storeUrl: z.string(),
  name: z.string(),
  branchName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  /** `#rrggbb`; null is the marketplace's own color. */
  brandColor: z.nullable(z.string()),
  coverImage: z.nullable(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  /** The usual way to write dates and times in the store's country. */
  dates: dateFormat,
  opening: openingSign,
  deliveryMethods: z.array(z.enum(deliveryMethods)),
  minimumOrder: minorUnits,
  /** The usual minutes from accepting an order until it is ready. */
  preparationMinutes: z.int(),
  deliveryFees,
  /** For products without a rate of their own, parts per million. */
  taxRate,
  /** The instructions for customers who pick up; may be empty. */
  pickupInstructions: z.string(),
});

export type PublicStore = z.infer<typeof publicStore>;

/** A store's own public page: what it says of itself, when it is open, and what it sells. */
export const storefront = z.extend(publicStore, {
  /** The next seven days. */
  hours: z.array(dayHours),
  products: z.array(menuProduct),
  deals: z.array(menuDeal),
  /** The products that customers order most these weeks, the first one most. */
  mostOrdered: z.array(id),
  /** The distribution of its reviews, and the latest ones. */
  reviews: z.object({ counts: ratingCounts, latest: z.array(publicReview) }),
});

export type Storefront = z.infer<typeof storefront>;

export const menuPage = z.object({
  kind: z.literal('menu'),
  storefront,
  /** The search text from the address. */
  search: z.string(),
  /** The part of the menu that the page is about, as in its address; null for all of it. */
  category: z.nullable(z.string()),
  /** The product that the address names, to be opened; `MISSING` if it isn't on the menu. */
  product: z.nullable(z.union([z.int(), z.literal('MISSING')])),
  /** The latest orders of the signed-in consumer, to order again. */
  again: z.array(recentOrder),
});

export type MenuPage = z.infer<typeof menuPage>;

export const checkoutPage = z.object({
  kind: z.literal('checkout'),
  store: publicStore,
  /** The signed-in consumer, or null. */
  consumer: z.nullable(consumer),
  /** True if orders can be paid by card. */
  takesCards: z.boolean(),
  /** The outcome of a card payment without an order; may be empty. */
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
  /** The signed-in consumer; null if nobody is signed in, and then nothing is listed. */
  consumer: z.nullable(consumer),
  orders: webOrders,
  pageNumber: z.int(),
});

export const missingPage = z.object({
  kind: z.literal('missing'),
  /** The thing that wasn't found. */
  what: z.enum(['store', 'page', 'order', 'question']),
  /** The store whose address it was asked for at; null if there is none. */
  store: z.nullable(publicStore),
});
export const failedPage = z.object({ kind: z.literal('failed') });

/** Too many pages were asked for within a minute. */
export const busyPage = z.object({
  kind: z.literal('busy'),
  /** Seconds to wait. */
  seconds: z.int(),
  /** The requested address. */
  address: z.string(),
});

/**
 * The data of a page of the web store: rendered by the server and embedded for the browser to
 * continue from.
 */
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
