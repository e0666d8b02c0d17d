import { z } from 'zod/mini';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { orderRange } from '../orders/orders.schemas.ts';
import { startBeforeEnd } from '../shared/asked-days.ts';
import { orderStatuses } from '../orders/orders.states.ts';
import { instant, minorUnits, pageNumber } from '../shared/schema.ts';

export const breakdownRequest = z.extend(orderRange, { pageNumber }).check(startBeforeEnd);

export const breakdownFileRequest = z.extend(orderRange, {}).check(startBeforeEnd);

/** A finished order and the amounts that make up its total. */
export const breakdownRow = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  placedAt: instant,
  estimatedPickupTime: instant,
  customer: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  subtotal: minorUnits,
  subtotalDisplayValue: z.string(),
  tax: minorUnits,
  estimatedTaxDisplayValue: z.string(),
  discount: minorUnits,
  discountDisplayValue: z.string(),
  tip: minorUnits,
  tipDisplayValue: z.string(),
  fee: minorUnits,
  feeDisplayValue: z.string(),
  /** Order Total Amount: subtotal - discount + tax + tip - fee. */
  total: minorUnits,
  totalDisplayValue: z.string(),
  refunded: minorUnits,
  refundedDisplayValue: z.string(),
});

export type BreakdownRow = z.infer<typeof breakdownRow>;

const counted = { orders: z.int(), total: minorUnits };

/** Totals of all found orders, regardless of the page. */
export const breakdownTotals = z.object({
  /** Completed orders, which the store earned from. */
  completed: z.object({
    ...counted,
    subtotal: minorUnits,
    tax: minorUnits,
    discount: minorUnits,
    tip: minorUnits,
    fee: minorUnits,
    refunded: minorUnits,
  }),
  /** Counted, but not in the amounts. */
  cancelled: z.object(counted),
  expired: z.object(counted),
});

export type BreakdownTotals = z.infer<typeof breakdownTotals>;
