import { z } from 'zod/mini';
import { oneOf } from '../shared/choice.ts';
import { textOr } from '../shared/absent.ts';
import { cents, largestPrice, moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, numberBetween } from '../shared/fields.ts';
import { id, instant, minorUnits, requiredText } from '../shared/schema.ts';
import { promoPayers } from './promotions.choices.ts';
import { upTo } from '../shared/lengths.ts';

export const promoTypes = ['PERCENTAGE', 'AMOUNT'] as const;

export type PromoType = (typeof promoTypes)[number];

/** The states of a promo code. */
export const promoStates = ['ACTIVE', 'NOT_STARTED', 'ENDED', 'USED_UP', 'BUDGET_SPENT'] as const;

export type PromoState = (typeof promoStates)[number];

export const promoPageSize = 10;

/** A discount code for customers. */
export const promo = z.object({
  id,
  promoCode: z.string(),
  description: z.string(),
  type: z.enum(promoTypes),
  /** Percent, with up to 2 decimals; null for an amount code. */
  percentage: z.nullable(z.number()),
  /** Null for a percentage code. */
  amount: z.nullable(minorUnits),
  /** The maximum discount per order; null without a cap. */
  maxDiscount: z.nullable(minorUnits),
  minimumOrderValue: minorUnits,
  /** The discount as text: `15%` or `$ 5.00`. */
  promoCodeValue: z.string(),
  /** The first and last store day. */
  startDate: z.string(),
  endDate: z.string(),
  /** True if it can be used now. */
  active: z.boolean(),
  state: z.enum(promoStates),
  /** The reason it can't be used, in a sentence; empty if it can. */
  reason: z.string(),
  /** The maximum number of uses, in total and per customer; null without a limit. */
  usageLimit: z.nullable(z.int()),
  usageLimitPerCustomer: z.nullable(z.int()),
  /** The maximum total discount; null without a limit. */
  budget: z.nullable(minorUnits),
  paidBy: z.enum(promoPayers),
  /** The number of uses and their total discount, without cancelled and expired orders. */
  uses: z.int(),
  given: minorUnits,
});

export type Promo = z.infer<typeof promo>;

const promoCode = requiredText('Promo code required.', 30).check(
  z.regex(/^$|^[\p{L}\p{N}_-]+$/u, 'Use letters, digits, - and _ only'),
);

const day = (required: string) =>
  z.pipe(z.string(textOr(required)).check(z.minLength(1, required)), dayInput);

const percentage = numberBetween('Percentage is required', {
  minimum: 0.01,
  maximum: 100,
  decimals: 2,
  message: 'Percentage must be between 0.01 and 100, with 2 decimals at most',
});

const money = (field: string) =>
  z.nullable(moneyAmount(field).check(z.minimum(1, 'Must be above 0')));

const limit = (maximum: number) =>
  z._default(z.nullable(wholeNumber('Enter a whole number', 1, maximum)), null);

type Terms = {
  readonly type: PromoType;
  readonly percentage: number | null;
  readonly amount: number | null;
  readonly maxDiscount: number | null;
};

type Dates = { readonly startDate: string; readonly endDate: string };

const isGiven = (value: unknown): boolean => value !== null;

/** A new promo code. Fields of the other type are ignored. */
export const promoRequest = z
  .object({
    storeId: id,
    promoCode,
    description: z._default(z.string().check(z.trim(), upTo(500)), ''),
    type: oneOf(promoTypes, 'Type is required'),
    percentage: z._default(z.nullable(percentage), null),
    amount: z._default(money('Amount'), null),
    maxDiscount: z._default(money('Max discount'), null),
    minOrderValue: moneyAmount('Minimum order value', 'Minimum order value is required.'),
    startDate: day('Start date required.'),
    endDate: day('End date required.'),
    usageLimit: limit(1_000_000),
    usageLimitPerCustomer: limit(1000),
    budget: z._default(money('Enter an amount such as 12.50'), null),
  })
  .check(
    fieldRule<Terms>(
      'percentage',
      'Percentage is required',
      (terms) => terms.type !== 'PERCENTAGE' || isGiven(terms.percentage),
    ),
    fieldRule<Terms>(
      'amount',
      'Amount is required',
      (terms) => terms.type !== 'AMOUNT' || isGiven(terms.amount),
    ),
    fieldRule<Terms>(
      'maxDiscount',
      'Max discount is required',
      (terms) => terms.type !== 'AMOUNT' || isGiven(terms.maxDiscount),
    ),
    fieldRule<Dates>(
      'endDate',
      'End date must be at least the day after the start date.',
      ({ startDate, endDate }) => !startDate || !endDate || startDate < endDate,
    ),
  );

export type PromoRequest = z.output<typeof promoRequest>;

/** The message for a start date before the store's today. */
export const startsTooEarly = 'Start date must not be before today.';

export const promoRestoreRequest = z.object({ storeId: id, id });

/** A customer's promo code and basket. */
export const promoCheckRequest = z.object({
  storeUrl: requiredText('Store is required', 80),
  promoCode: requiredText('Promo code required.', 30),
  /** The basket's value before tax and tip, minus its deals' reductions. */
  basket: cents('Basket').check(z.minimum(0), z.maximum(100 * largestPrice)),
  /** The customer's phone number. Without it, earlier uses aren't considered. */
  phone: z._default(z.string().check(z.trim(), z.maxLength(24)), ''),
});

export type PromoCheckRequest = z.output<typeof promoCheckRequest>;

/** A promo code's discount for an order placed now. */
export const promoCheck = z.object({
  /** As the store spells it. */
  promoCode: z.string(),
  valid: z.boolean(),
  discount: minorUnits,
  discountDisplayValue: z.string(),
  /** The reason it can't be used, in a sentence for the customer; empty if it can. */
  reason: z.string(),
});

export type PromoCheck = z.infer<typeof promoCheck>;

/** The maximum number of a customer's latest promo code uses. */
export const customerCodesSize = 20;

export const customerCode = z.object({
  promoCode: z.string(),
  orderNumber: z.string(),
  /** The discount of the order. */
  discount: minorUnits,
  usedAt: instant,
  /** True if the order was cancelled, so the use no longer counts. */
  givenBack: z.boolean(),
});

export type CustomerCode = z.infer<typeof customerCode>;
