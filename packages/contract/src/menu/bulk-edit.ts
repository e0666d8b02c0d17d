import { z } from 'zod/mini';
import { requiredOr } from '../shared/absent.ts';
import { cents, largestPrice, moneyAmount } from '../shared/amount-fields.ts';
import { shareOf } from '../shared/money.ts';
import { id } from '../shared/schema.ts';
import { taxPercent } from '../shared/tax-rate.ts';
import { productsAtOnce, unavailableUntil } from './products.schemas.ts';

/** A price change. Amounts in minor units; `BY_PERCENT` in basis points, negative to lower it. */
export const priceChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SET'), amount: moneyAmount('Price') }),
  z.object({
    kind: z.literal('BY_AMOUNT'),
    amount: cents('Amount').check(z.minimum(-largestPrice), z.maximum(largestPrice)),
  }),
  z.object({
    kind: z.literal('BY_PERCENT'),
    basisPoints: z
      .int({ error: requiredOr('Percentage is required', 'Must be a whole number') })
      .check(z.minimum(-10_000, 'At most 100% off'), z.maximum(100_000, 'At most 1,000% more')),
  }),
]);

export type PriceChange = z.infer<typeof priceChange>;

/** Returns the changed price in minor units, between 0 and the maximum price. */
export function changePrice(price: number, change: PriceChange): number {
  const changed =
    change.kind === 'SET'
      ? change.amount
      : price + (change.kind === 'BY_AMOUNT' ? change.amount : shareOf(price, change.basisPoints));
  return Math.min(Math.max(changed, 0), largestPrice);
}

/** A change to all selected products. Omitted fields keep their values. */
export const bulkEdit = z.object({
  price: z.optional(priceChange),
  /** Percent, with up to 4 decimals; null for the store's rate. */
  taxRate: z.optional(z.nullable(taxPercent('Tax rate is required', 'Tax rate'))),
  availability: z.optional(
    z.object({ available: z.boolean(), until: z.optional(unavailableUntil) }),
  ),
  /** The category that replaces all current ones. */
  categoryId: z.optional(id),
});

export type BulkEdit = z.output<typeof bulkEdit>;

export const bulkEditRequest = z.object({
  storeId: id,
  ids: z.array(id).check(z.minLength(1), z.maxLength(productsAtOnce)),
  edit: bulkEdit,
  /** Returns the result without saving it. */
  preview: z._default(z.boolean(), false),
});

/** A changed field of a product in words. */
export const fieldChange = z.object({ field: z.string(), before: z.string(), after: z.string() });

export const bulkEditRow = z.object({ id, name: z.string(), changes: z.array(fieldChange) });

export type BulkEditRow = z.infer<typeof bulkEditRow>;
