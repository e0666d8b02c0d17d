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
  /** `Open until 22:00`, or why it takes no orders and until when. */
  words: z.string(),
  /** True if it still accepts scheduled orders. */
  ahead: z.boolean(),
});

export type OpeningSign = z.infer<typeof openingSign>;

const stretches = z.array(z.object({ from: z.string(), to: z.string() }));

/** A day's hours. */
const dayHours = z.object({
  /** `Today`, then the weekday. */
  label: z.string(),
  day: z.string(),
  /** Times of day; if `to` isn't after `from`, it is on the next day. Empty if closed. */
  stretches,
  /** The delivery hours if they differ from pickup on any day; otherwise null. */
  deliveries: z.nullable(stretches),
});

export type DayHours = z.infer<typeof dayHours>;

/** A store's public information and opening state. */
export const publicStore = z.object({
  storeUrl: z.string(),
  name: z.string(),
  branchName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  /** `#rrggbb`; null for the marketplace's own color. */
  brandColor: z.nullable(z.string()),
  coverImage: z.nullable(z.string()),
  currency: z.string(),
  timeZone: z.string(),
  /** The usual date format in the store's country. */
  dates: dateFormat,
  opening: openingSign,
  deliveryMethods: z.array(z.enum(deliveryMethods)),
  minimumOrder: minorUnits,
  /** The usual minutes from acceptance until an order is ready. */
  preparationMinutes: z.int(),
  deliveryFees,
  /** For products without their own rate, in parts per million. */
  taxRate,
  /** The pickup instructions; may be empty. */
  pickupInstructions: z.string(),
});

export type PublicStore = z.infer<typeof publicStore>;

/** A store's public page: its information, hours and menu. */
export const storefront = z.extend(publicStore, {
  /** The next seven days. */
  hours: z.array(dayHours),
  products: z.array(menuProduct),
  deals: z.array(menuDeal),
  /** The most ordered products of recent weeks, in descending order. */
  mostOrdered: z.array(id),
  /** The distribution of its reviews and the latest ones. */
  reviews: z.object({ counts: ratingCounts, latest: z.array(publicReview) }),
});

export type Storefront = z.infer<typeof storefront>;

export const menuPage = z.object({
  kind: z.literal('menu'),
  storefront,
  /** The search text from the URL. */
  search: z.string(),
  /** The menu category in the URL; null for the whole menu. */
  category: z.nullable(z.string()),
  /** The product in the URL, which the page opens; `MISSING` if it isn't on the menu. */
  product: z.nullable(z.union([z.int(), z.literal('MISSING')])),
  /** The signed-in consumer's latest orders, for reordering. */
  again: z.array(recentOrder),
});

export type MenuPage = z.infer<typeof menuPage>;

export const checkoutPage = z.object({
  kind: z.literal('checkout'),
  store: publicStore,
  /** The signed-in consumer; null if nobody is signed in. */
  consumer: z.nullable(consumer),
  /** True if orders can be paid by card. */
  takesCards: z.boolean(),
  /** The result of a card payment that led to no order; may be empty. */
  notice: z.string(),
});

export const orderPage = z.object({
  kind: z.literal('order'),
  store: publicStore,
  order: trackedOrder,
  /** The secret part of the order's URL. */
  token: z.string(),
});

export const reviewsPage = z.object({
  kind: z.literal('reviews'),
  store: publicStore,
  reviews: publicReviewPage,
  /** Numbered from 1. */
  page: z.int(),
});

export const askPage = z.object({
  kind: z.literal('ask'),
  store: publicStore,
  /** The store's today, which is the earliest day for an event. */
  today: z.string(),
});

export const questionPage = z.object({
  kind: z.literal('question'),
  store: publicStore,
  question,
  /** The secret part of the question's URL. */
  token: z.string(),
});

export const ordersPage = z.object({
  kind: z.literal('orders'),
  store: publicStore,
  /** The signed-in consumer; null if nobody is signed in, in which case nothing is listed. */
  consumer: z.nullable(consumer),
  orders: webOrders,
  pageNumber: z.int(),
});

export const missingPage = z.object({
  kind: z.literal('missing'),
  /** The thing that wasn't found. */
  what: z.enum(['store', 'page', 'order', 'question']),
  /** The store in the requested URL; null if there is none. */
  store: z.nullable(publicStore),
});
export const failedPage = z.object({ kind: z.literal('failed') });

/** The visitor requested too many pages within a minute. */
export const busyPage = z.object({
  kind: z.literal('busy'),
  /** Seconds to wait. */
  seconds: z.int(),
  /** The requested URL. */
  address: z.string(),
});

/** The data of a web store page: rendered by the server and embedded for the browser to hydrate. */
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
