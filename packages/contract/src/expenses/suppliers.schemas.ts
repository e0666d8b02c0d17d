import { z } from 'zod/mini';
import { optionalEmail, optionalPhone, optionalText, textBetween } from '../shared/fields.ts';
import { id, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { expense } from './expenses.schemas.ts';

/** The page sizes of suppliers; the first is the default. */
export const supplierPageSizes = [10, 25] as const;

const claims = { userId: userIdClaim, storeId: id };

/** `id` 0 (or none) adds a supplier; otherwise `olVersion` says which state of it was edited. */
export const supplierRequest = z.object({
  ...claims,
  id: z._default(z.int().check(z.minimum(0)), 0),
  olVersion: z.optional(z.int()),
  name: textBetween('Supplier name is required.', 2, 50),
  contactPerson: optionalText(50),
  phone: z._default(optionalPhone, ''),
  email: z._default(optionalEmail, ''),
  address: optionalText(200),
  supplies: optionalText(200),
  notes: optionalText(500),
});

export type SupplierRequest = z.output<typeof supplierRequest>;

/** A price that is another one than the price before. */
export const priceChange = z.object({
  item: z.string(),
  /** Empty for pieces. */
  unit: z.string(),
  price: minorUnits,
  previousPrice: minorUnits,
  /** The day of the first purchase at the price. */
  day: z.string(),
});

export type PriceChange = z.infer<typeof priceChange>;

/** A supplier of a store. */
export const supplier = z.object({
  id,
  name: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  /** The goods or services they supply. */
  supplies: z.string(),
  notes: z.string(),
  /** It is offered for no new expense; past ones keep it. */
  removed: z.boolean(),
  /** The number of their expenses, and the sum. */
  expenses: z.int(),
  spent: minorUnits,
  lastExpenseDate: z.nullable(z.string()),
  /** The latest price that changed, of all items; null while none has. */
  priceChange: z.nullable(priceChange),
  olVersion: z.int(),
});

export type Supplier = z.infer<typeof supplier>;

/** A supplier with the latest of its expenses. */
export const supplierDetail = z.extend(supplier, { latest: z.array(expense) });

export type SupplierDetail = z.infer<typeof supplierDetail>;

export const suppliersRequest = z.object({
  ...claims,
  /** In the name, the contact person, the phone number, the email address and what they supply. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  pageNumber,
  pageSize: z._default(z.literal(supplierPageSizes), 10),
});

/** A purchase of an item on a day, at the price of one unit. */
export const purchase = z.object({
  expenseId: id,
  day: z.string(),
  quantity: z.number(),
  price: minorUnits,
});

/** An item bought from a supplier, and its prices over time. */
export const boughtItem = z.object({
  /** As it was written last. */
  item: z.string(),
  unit: z.string(),
  price: minorUnits,
  lastDay: z.string(),
  /** The last price before that was another one; null where there was none. */
  previousPrice: z.nullable(minorUnits),
  /** The latest 60, the oldest first. */
  purchases: z.array(purchase),
});

export type BoughtItem = z.infer<typeof boughtItem>;

export const supplierPricesFileRequest = z.object({ ...claims, supplierId: id });

/** The bought items of a supplier, the latest bought first. */
export const supplierPrices = z.object({ items: z.array(boughtItem) });
