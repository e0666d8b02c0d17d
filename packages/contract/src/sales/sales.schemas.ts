import { z } from 'zod/mini';
import { accountAmount } from '../ledger/statement.schemas.ts';
import { menuProduct } from '../menu/menu.schemas.ts';
import { cents, largestPrice, priceHint } from '../shared/amount-fields.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule } from '../shared/fields.ts';
import { id, instant, minorUnits, requiredText, userIdClaim } from '../shared/schema.ts';
import { taxRate } from '../shared/tax-rate.ts';
import { upTo } from '../shared/lengths.ts';

export const salePayments = ['CASH', 'CARD'] as const;

export type SalePayment = (typeof salePayments)[number];

const claims = { userId: userIdClaim, storeId: id };

export const saleItem = z.object({
  productId: id,
  quantity: z
    .int({ error: 'Enter a whole number from 1 to 999' })
    .check(z.minimum(1, 'Enter a whole number from 1 to 999'), z.maximum(999, 'Too many')),
  /** Ids of the chosen option choices. */
  options: z._default(z.array(id).check(z.maxLength(50)), []),
});

export type SaleItem = z.infer<typeof saleItem>;

const saleFields = {
  items: z._default(z.array(saleItem).check(z.maxLength(100, 'Too many products')), []),
  /** An amount for something that isn't on the menu, before tax. In a form, NaN means unreadable. */
  amount: z._default(
    z.nullable(
      cents('Amount').check(z.minimum(1, 'Must be above 0'), z.maximum(largestPrice, priceHint)),
    ),
    null,
  ),
  /** A note, e.g. about the typed amount. */
  note: z._default(z.string().check(z.trim(), upTo(200)), ''),
  payment: z.enum(salePayments, { error: 'Choose a payment method' }),
};

type SaleForm = { items: unknown[]; amount: number | null; note: string };

export const saleRequest = z.object({ ...claims, ...saleFields }).check(
  fieldRule<SaleForm>(
    'items',
    'Add a product or type an amount',
    ({ items = [], amount = null }) => items.length > 0 || amount !== null,
  ),
  fieldRule<SaleForm>(
    'note',
    'Say what the amount is for',
    ({ amount = null, note = '' }) => amount === null || note !== '',
  ),
);

export type SaleRequest = z.output<typeof saleRequest>;

export const saleDayRequest = z.object({
  ...claims,
  /** Omit for the store's today. */
  day: z.optional(dayInput),
});

export const voidSaleRequest = z.object({
  ...claims,
  id,
  reason: requiredText('Enter a reason', 200),
});

export const saleLine = z.object({
  /** Null for a typed amount. */
  productId: z.nullable(id),
  name: z.string(),
  options: z.array(z.object({ group: z.string(), name: z.string(), price: minorUnits })),
  quantity: z.int(),
  /** One unit, options included. */
  unitPrice: minorUnits,
  total: minorUnits,
});

export type SaleLine = z.infer<typeof saleLine>;

/** A counter sale. */
export const sale = z.object({
  id,
  at: instant,
  payment: z.enum(salePayments),
  note: z.string(),
  lines: z.array(saleLine),
  subtotal: minorUnits,
  tax: minorUnits,
  /** The amount paid: subtotal + tax. */
  total: minorUnits,
  recordedBy: z.string(),
  /** The time, person and reason of the voiding; null unless it was voided. */
  voided: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
});

export type Sale = z.infer<typeof sale>;

/** A store day: online earnings, counter sales, expenses, and what is left. */
export const saleDay = z.object({
  currency: z.string(),
  day: z.string(),
  /** The newest first. */
  sales: z.array(sale),
  /** Without voided sales. */
  counter: z.object({
    sales: z.int(),
    subtotal: minorUnits,
    tax: minorUnits,
    total: minorUnits,
    cash: minorUnits,
    card: minorUnits,
  }),
  /** The day's ledger entries without payouts, and their parts. */
  online: z.object({ earned: minorUnits, parts: z.array(accountAmount) }),
  /** Expenses dated on the day. */
  expenses: z.object({ count: z.int(), total: minorUnits }),
  /** online.earned + counter.total - expenses.total. Wages and taxes aren't deducted. */
  earningsMinusExpenses: minorUnits,
});

export type SaleDay = z.infer<typeof saleDay>;

/** The menu and prices for counter sales. */
export const saleMenu = z.object({
  /** For products without their own rate and for typed amounts, in parts per million. */
  taxRate,
  products: z.array(menuProduct),
});

export type SaleMenu = z.infer<typeof saleMenu>;
