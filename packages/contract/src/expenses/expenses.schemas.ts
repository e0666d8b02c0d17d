import { z } from 'zod/mini';
import { textOr } from '../shared/absent.ts';
import { uploadedFile, uploadedPicture } from '../files/files.schemas.ts';
import { moneyAmount } from '../shared/amount-fields.ts';
import { dayInput } from '../shared/dates.ts';
import { optionalText, textBetween } from '../shared/fields.ts';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { expenseAmount } from './expense-amount.ts';
import { expensePayments } from './expenses.choices.ts';

/** The page sizes of expenses. The first is the default. */
export const expensePageSizes = [5, 10, 25] as const;

/** The message for a future day, in the date picker and from the server. */
export const expenseDateTooLate = 'Expense Date cannot be later than today.';

const claims = { userId: userIdClaim, storeId: id };

const dateRequired = 'Expense Date is required.';

/** The maximum number of pictures besides the first. */
export const maxMoreReceipts = 5;

const maxLines = 50;
const largestQuantity = 1_000_000;

/** A purchased item: its quantity and unit price. */
export const expenseLine = z.object({
  item: textBetween('Item is required', 2, 60),
  quantity: z
    .number({ error: 'Enter a quantity such as 2.5' })
    .check(
      z.gt(0, 'Must be above 0'),
      z.maximum(largestQuantity, 'Enter 1,000,000 or less'),
      z.refine(hasThreeDecimals, 'Use at most three decimals'),
    ),
  /** E.g. kg or box; empty for pieces. */
  unit: optionalText(20),
  price: moneyAmount('Price', 'Price is required'),
});

export type ExpenseLine = z.output<typeof expenseLine>;

function hasThreeDecimals(quantity: number): boolean {
  return Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-6;
}

/** Returns a line's price, rounded to the cent. */
export function linePrice({ quantity, price }: Pick<ExpenseLine, 'quantity' | 'price'>): number {
  return Math.round((Math.round(quantity * 1000) * price) / 1000);
}

/** Omit `id` or send 0 to add an expense; otherwise `olVersion` is the edited version. */
export const expenseRequest = z.object({
  ...claims,
  id: z._default(z.int().check(z.minimum(0)), 0),
  olVersion: z.optional(z.int()),
  description: textBetween('Short description is required', 3, 50),
  expenseType: textBetween('Expense type is required', 3, 50),
  amount: expenseAmount,
  expenseDate: z.pipe(z.string(textOr(dateRequired)).check(z.minLength(1, dateRequired)), dayInput),
  notes: optionalText(500),
  /** Cash from the drawer counts when the day is closed. */
  payment: z._default(z.enum(expensePayments, { error: 'Choose how it was paid' }), 'OTHER'),
  /** The supplier it was paid to. */
  supplierId: z._default(z.nullable(id), null),
  /** The receipt, as a picture or PDF. */
  receipt: z._default(z.nullable(uploadedFile), null),
  /** Further pages of the receipt, as pictures. */
  moreReceipts: z._default(
    z.array(uploadedPicture).check(z.maxLength(maxMoreReceipts, 'Too many pictures')),
    [],
  ),
  /** The purchased items. Omit to keep an existing expense's lines. */
  lines: z.optional(z.array(expenseLine).check(z.maxLength(maxLines, 'Too many lines'))),
});

export type ExpenseRequest = z.output<typeof expenseRequest>;

/** An expense of the store. */
export const expense = z.object({
  id,
  description: z.string(),
  expenseType: z.string(),
  amount: minorUnits,
  expenseDate: z.string(),
  notes: z.string(),
  payment: z.enum(expensePayments),
  supplier: z.nullable(z.object({ id, name: z.string() })),
  receipt: z.nullable(z.string()),
  moreReceipts: z.array(z.string()),
  lines: z.array(expenseLine),
  recordedBy: z.string(),
  recordedAt: instant,
  olVersion: z.int(),
});

export type Expense = z.infer<typeof expense>;

const expenseFilter = {
  ...claims,
  /** `2026-11`. Omit for all months. */
  month: z.optional(
    z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11')),
  ),
  expenseType: z.optional(z.string().check(z.maxLength(50))),
  supplierId: z.optional(id),
  /** True for expenses without a receipt only. */
  withoutReceipt: z.optional(z.boolean()),
  /** Searches the description, type, notes and supplier's name. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
};

export const expenseFileRequest = z.object(expenseFilter);

export const expensesRequest = z.object({
  ...expenseFilter,
  pageNumber,
  pageSize: z._default(z.literal(expensePageSizes), 5),
});

export type ExpenseFilter = Pick<
  z.output<typeof expenseFileRequest>,
  'month' | 'expenseType' | 'supplierId' | 'withoutReceipt' | 'search'
>;

/** The total of one expense type. */
export const expenseTypeSum = z.object({
  expenseType: z.string(),
  expenses: z.int(),
  total: minorUnits,
});

export type ExpenseTypeSum = z.infer<typeof expenseTypeSum>;

/** A page of expenses, the latest first, with totals of the whole result. */
export const expensePage = z.object({
  content: z.array(expense),
  totalElements: z.int(),
  total: minorUnits,
  /** The largest first. */
  types: z.array(expenseTypeSum),
  /** The totals of this and the previous month, regardless of the filter. */
  thisMonth: minorUnits,
  lastMonth: minorUnits,
});

/** Suggestions for the form and the filters, from earlier values. */
export const expenseChoices = z.object({
  /** The most used first. */
  types: z.array(z.string()),
  /** Suppliers that were not removed, by name. */
  suppliers: z.array(z.object({ id, name: z.string() })),
  /** Months with expenses, the latest first: `2026-11`. */
  months: z.array(z.string()),
  /** Purchased items, the most frequent first. */
  items: z.array(z.string()),
});

export type ExpenseChoices = z.infer<typeof expenseChoices>;
