import { z } from 'zod/mini';
import { optionalEmail, optionalPhone, optionalText, textBetween } from '../shared/fields.ts';
import { id, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { expense } from './expenses.schemas.ts';

/** The page sizes of suppliers. The first is the default. */
export const supplierPageSizes = [10, 25] as const;

const claims = { userId: userIdClaim, storeId: id };

/** Omit `id` or send 0 to add a supplier; otherwise `olVersion` is the edited version. */
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

/** A price that differs from the previous one. */
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
  /** True if the supplier was removed: new expenses can't use it, past ones keep it. */
  removed: z.boolean(),
  /** The number of their expenses and the total. */
  expenses: z.int(),
  spent: minorUnits,
  lastExpenseDate: z.nullable(z.string()),
  /** The latest price change among all items; null if there is none. */
  priceChange: z.nullable(priceChange),
  olVersion: z.int(),
});

export type Supplier = z.infer<typeof supplier>;

/** A supplier and its latest expenses. */
export const supplierDetail = z.extend(supplier, { latest: z.array(expense) });

export type SupplierDetail = z.infer<typeof supplierDetail>;

export const suppliersRequest = z.object({
  ...claims,
  /** Searches the name, contact person, phone number, email address and supplies. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  pageNumber,
  pageSize: z._default(z.literal(supplierPageSizes), 10),
});

/** A purchase of an item at a unit price. */
export const purchase = z.object({
  expenseId: id,
  day: z.string(),
  quantity: z.number(),
  price: minorUnits,
});

/** An item bought from a supplier and its price history. */
export const boughtItem = z.object({
  /** The latest spelling. */
  item: z.string(),
  unit: z.string(),
  price: minorUnits,
  lastDay: z.string(),
  /** The previous different price; null if there is none. */
  previousPrice: z.nullable(minorUnits),
  /** The latest 60, the oldest first. */
  purchases: z.array(purchase),
});

export type BoughtItem = z.infer<typeof boughtItem>;

export const supplierPricesFileRequest = z.object({ ...claims, supplierId: id });

/** The items bought from a supplier, the latest first. */
export const supplierPrices = z.object({ items: z.array(boughtItem) });
