import { z } from 'zod/mini';
import { requiredOr } from '../shared/absent.ts';
import { uploadedPicture } from '../files/files.schemas.ts';
import { moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { fieldRule, textBetween } from '../shared/fields.ts';
import { id, instant, minorUnits, pageNumber, requiredText } from '../shared/schema.ts';
import { taxPercent } from '../shared/tax-rate.ts';
import { availabilityStates } from './availability.ts';
import { menuHours } from './menu-hours.ts';
import { answeredFields, formFields, sharedFields } from './product-fields.ts';
import { upTo } from '../shared/lengths.ts';

/** The maximum number of pictures per product. */
export const productPictureLimit = 8;

/** The aspect ratio (width / height) of product pictures in the web store. */
export const storePictureRatio = 4 / 3;

/** The maximum number of products changed, deleted or restored at once. */
export const productsAtOnce = 1000;

/** A product as the store sees it, with the fields of both views. */
export const product = z.object({
  id,
  storeId: id,
  name: z.string(),
  description: z.string(),
  /** In display order; the first is the main picture. */
  images: z.array(z.string()),
  /** The first of the images. */
  image: z.nullable(z.string()),
  categories: z.array(z.object({ id, name: z.string() })),
  /** The categories' names, as shown in a list. */
  categoryDisplayValue: z.string(),
  /** The first category. */
  categoryId: z.nullable(id),
  categoryName: z.string(),
  price: minorUnits,
  /** The same as `price`. */
  pickupPrice: minorUnits,
  /** The reduction of one unit's price: the customer pays `price - discount`. */
  discount: minorUnits,
  ...answeredFields,
  /** True if the store offers it now, ignoring other rules. */
  available: z.boolean(),
  /** The end of the unavailability; null if it lasts until somebody changes it. */
  unavailableUntil: z.nullable(instant),
  /** The availability now, by all rules. */
  availability: z.object({ state: z.enum(availabilityStates), until: z.nullable(instant) }),
  featured: z.boolean(),
  containAlcohol: z.boolean(),
  /** Percent, with up to 4 decimals; null for the store's rate. */
  taxRate: z.nullable(z.number()),
  enabledDailyLimit: z.boolean(),
  dailyLimit: z.nullable(z.int()),
  /** The number sold on the store's current day. */
  soldToday: z.int(),
  menuHours,
  optionGroupIds: z.array(id),
  /** The version of the product, which increases with every change. */
  olVersion: z.int(),
  changedBy: z.string(),
  changedAt: instant,
});

export type Product = z.infer<typeof product>;

export const productStatuses = ['available', 'notAvailable', 'featured'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** The page sizes of the store-level list. */
export const productPageSizes = [10, 25, 100] as const;

/** The page size of the business-scoped list. */
export const businessProductPageSize = 20;

/** The minimum length of a text search. */
export const productSearchMinimum = 3;

const filters = {
  /** Searches the name and the barcode. */
  searchStr: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  status: z.optional(z.enum(productStatuses)),
};

export const storeProductsRequest = z.object({
  storeId: id,
  pageNumber: z._default(pageNumber, 0),
  pageSize: z._default(z.union(productPageSizes.map((size) => z.literal(size))), 10),
  categoryId: z.optional(id),
  ...filters,
});

export const businessProductsRequest = z.object({
  /** The store's id. */
  id,
  pageNumber: z._default(pageNumber, 0),
  categoryIds: z._default(z.array(id).check(z.maxLength(100)), []),
  ...filters,
});

export const productSearchRequest = z.object({
  businessId: id,
  pageNumber: z._default(pageNumber, 0),
  categoryId: z.optional(z.nullable(id)),
  searchStr: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
});

/** Fields that neither form shows. Omit to keep the current value. */
const extras = {
  menuHours: z.optional(menuHours),
  optionGroupIds: z.optional(z.array(id).check(z.maxLength(20, 'Too many option groups'))),
  /** If `available` is false: the time it returns automatically. */
  unavailableUntil: z.optional(z.nullable(instant)),
};

const description = z._default(z.string().check(z.trim(), upTo(2000)), '');
const pictures = z
  .array(uploadedPicture)
  .check(z.maxLength(productPictureLimit, `At most ${productPictureLimit} pictures`));

/** Percent, with up to 4 decimals; null for the store's rate. */
const taxRate = z.nullable(taxPercent('Tax rate is required', 'Tax rate'));

/** Omit `id` or send 0 to add a product. `olVersion` is the edited version; a newer one is never overwritten. */
const identity = {
  id: z._default(z.int().check(z.minimum(0)), 0),
  olVersion: z.optional(z.int()),
};

const dailyLimit = z.optional(z.nullable(wholeNumber('Daily limit is required', 1, 100_000)));

type Limited = {
  readonly enabledDailyLimit?: boolean | undefined;
  readonly dailyLimit?: number | null | undefined;
};

const limitWhereEnabled = fieldRule<Limited>(
  'dailyLimit',
  'Daily limit is required',
  ({ enabledDailyLimit, dailyLimit: limit }) =>
    enabledDailyLimit !== true || (limit !== null && limit !== undefined),
);

/** A product from the store-level form. */
export const productRequest = z
  .object({
    storeId: id,
    ...identity,
    images: z._default(pictures, []),
    name: requiredText('Product name is required', 120),
    /** Category ids; the first is the main category. */
    categories: z._default(z.array(id).check(z.maxLength(20)), []),
    pickupPrice: moneyAmount('Product price'),
    available: z._default(z.boolean(), true),
    featuredItem: z._default(z.boolean(), false),
    description,
    containAlcohol: z._default(z.boolean(), false),
    taxRate,
    enabledDailyLimit: z._default(z.boolean(), false),
    dailyLimit,
    ...sharedFields,
    ...extras,
  })
  .check(limitWhereEnabled);

export type ProductRequest = z.output<typeof productRequest>;

type Priced = { readonly price: number; readonly discount: number };

/** A product from the business-scoped form. Omitted fields keep their values. */
export const businessProductRequest = z
  .object({
    discriminator: z.literal('PRODUCT'),
    /** The store's id. */
    businessId: id,
    ...identity,
    productName: textBetween('Product name is required', 2, 50),
    category: z
      .int({ error: requiredOr('Category is required', 'Must be a whole number') })
      .check(z.positive('Category is required')),
    price: moneyAmount('Price'),
    discount: moneyAmount('Discount'),
    description,
    ...formFields,
    available: z._default(z.boolean(), true),
    brandName: z._default(z.string(), ''),
    quantity: z._default(z.int(), 1),
    /** Uploaded pictures. Omit to keep the current ones. */
    images: z.optional(pictures),
    /** The first picture as read, ignored here: use `images` or `uploadedImage` to change pictures. */
    image: z.optional(z.nullable(z.string())),
    /** A new picture as base64 without a prefix, inserted before the others. */
    uploadedImage: z.optional(z.nullable(z.string())),
    ...extras,
  })
  .check(
    fieldRule<Priced>(
      'discount',
      'Discount must not be above the price',
      ({ price, discount }) => !(Number(discount) > Number(price)),
    ),
  );

export type BusinessProductRequest = z.output<typeof businessProductRequest>;

/** The end of an unavailability: the store's next day, an instant, or never. */
export const unavailableUntil = z.union([z.literal('TODAY'), instant, z.null()]);

const word = {
  storeId: id,
  id,
  available: z.boolean(),
  /** Used if `available` is false. Omit for "until changed". */
  until: z.optional(unavailableUntil),
};

export const productAvailabilityRequest = z.object(word);

export type ProductAvailabilityRequest = z.output<typeof productAvailabilityRequest>;

export const choiceAvailabilityRequest = z.object(word);

export type ChoiceAvailabilityRequest = z.output<typeof choiceAvailabilityRequest>;

/** A product in the order that customers see within its main category. */
export const placedProduct = z.object({
  id,
  name: z.string(),
  /** Its first picture. */
  image: z.nullable(z.string()),
  price: minorUnits,
});

export type PlacedProduct = z.infer<typeof placedProduct>;

/** The moved product and the one before its new position in the same main category; null puts it first. */
export const productMove = z.object({ storeId: id, id, after: z.nullable(id) });

export const productRemoval = z.object({ storeId: id, id });

const several = z.array(id).check(z.minLength(1), z.maxLength(productsAtOnce));

/** The ids of products or deals. */
export const businessRemoval = z.object({
  businessId: id,
  /** The kind of the ids. Products and deals are numbered separately, so an id may exist in both. */
  discriminator: z.enum(['PRODUCT', 'DEAL'], { error: 'Choose PRODUCT or DEAL' }),
  ids: several,
});

/** An unavailable item and the time it returns. */
export const offItem = z.object({
  kind: z.enum(['PRODUCT', 'OPTION', 'DEAL']),
  id,
  name: z.string(),
  /** The store's own decision. If that made it unavailable, it can be made available at once. */
  available: z.boolean(),
  state: z.enum(availabilityStates),
  until: z.nullable(instant),
});

export type OffItem = z.infer<typeof offItem>;
