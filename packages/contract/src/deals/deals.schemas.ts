import { z } from 'zod/mini';
import { requiredOr } from '../shared/absent.ts';
import { uploadedPicture } from '../files/files.schemas.ts';
import { dayInput } from '../shared/dates.ts';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { fieldRule } from '../shared/fields.ts';
import { id, instant, minorUnits, pageNumber, requiredText } from '../shared/schema.ts';
import { upTo } from '../shared/lengths.ts';

/** The states of a deal. */
export const dealStates = [
  'AVAILABLE',
  'UNAVAILABLE',
  'PART_UNAVAILABLE',
  'NOT_STARTED',
  'ENDED',
] as const;

export type DealState = (typeof dealStates)[number];

/** A product of a deal and its quantity. */
export const dealDetail = z.object({
  productId: id,
  productName: z.string(),
  quantity: z.int(),
  /** The price of one unit outside the deal. */
  price: minorUnits,
  /** True if it is available now. */
  available: z.boolean(),
});

/** Products sold together for less than they cost separately. */
export const deal = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  /** The price of the whole deal, without priced options. */
  price: minorUnits,
  /** The total of the parts' prices minus the deal's price; at least 0. */
  discount: minorUnits,
  /** The store's own decision; other rules may still make it unavailable. */
  available: z.boolean(),
  state: z.enum(dealStates),
  /** The reason it is unavailable, in a sentence; empty if it is available. */
  reason: z.string(),
  /** The time the state changes automatically. */
  until: z.nullable(instant),
  /** The first and last store day; null leaves that end open. */
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  dealDetails: z.array(dealDetail),
  business: z.object({ currency: z.string() }),
  olVersion: z.int(),
});

export type Deal = z.infer<typeof deal>;

export const dealPageSize = 20;

export const dealsRequest = z.object({ businessId: id, pageNumber: z._default(pageNumber, 0) });

export const dealPage = z.object({
  content: z.array(deal),
  firstPage: z.boolean(),
  lastPage: z.boolean(),
  totalElements: z.int(),
});

export type DealPage = z.infer<typeof dealPage>;

const part = z.object({
  productId: z
    .int({ error: requiredOr('Product is required', 'Must be a whole number') })
    .check(z.positive('Product is required')),
  quantity: wholeNumber('Quantity is required', 1, 50),
});

type Dates = { readonly startDate: string | null; readonly endDate: string | null };
type Parts = {
  readonly dealDetails: readonly { readonly productId: number; readonly quantity: number }[];
};

/** Omit `id` or send 0 to add a deal; otherwise `olVersion` is the edited version. */
export const dealRequest = z
  .object({
    businessId: id,
    id: z._default(z.int().check(z.minimum(0)), 0),
    olVersion: z.optional(z.int()),
    name: requiredText('Deal name is required', 80),
    description: z._default(z.string().check(z.trim(), upTo(500)), ''),
    image: z._default(z.nullable(uploadedPicture), null),
    price: moneyAmount('Price'),
    available: z._default(z.boolean(), true),
    startDate: z._default(z.nullable(dayInput), null),
    endDate: z._default(z.nullable(dayInput), null),
    dealDetails: z
      .array(part)
      .check(z.minLength(1, 'Add the products of the deal'), z.maxLength(20, 'Too many products')),
  })
  .check(
    fieldRule<Dates>(
      'endDate',
      'End date must not be before the start date.',
      ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
    ),
    fieldRule<Parts>('dealDetails', 'A product stands here twice', ({ dealDetails }) =>
      namesEachOnce(dealDetails),
    ),
  );

function namesEachOnce(parts: Parts['dealDetails'] | undefined): boolean {
  if (!parts) return true;
  return new Set(parts.map(({ productId }) => productId)).size === parts.length;
}

export type DealRequest = z.output<typeof dealRequest>;

export const dealAvailabilityRequest = z.object({ businessId: id, id, available: z.boolean() });
