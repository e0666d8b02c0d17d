import { z } from 'zod/mini';
import { oneOf } from '../shared/choice.ts';
import { textOr } from '../shared/absent.ts';
import { cents, largestPrice, moneyAmount, wholeNumber } from '../shared/amount-fields.ts';
import { dayInput } from '../shared/dates.ts';
import { fieldRule, numberBetween } from '../shared/fields.ts';
import { id, minorUnits, requiredText } from '../shared/schema.ts';
import { promoPayers } from './promotions.choices.ts';

export const promoTypes = ['PERCENTAGE', 'AMOUNT'] as const;

export type PromoType = (typeof promoTypes)[number];

/** Why a promo code can or cannot be used. */
export const promoStates = ['ACTIVE', 'NOT_STARTED', 'ENDED', 'USED_UP', 'BUDGET_SPENT'] as const;

export type PromoState = (typeof promoStates)[number];

export const promoPageSize = 10;

/** A code with which customers pay less. */
export const promo = z.object({
  id,
  promoCode: z.string(),
  description: z.string(),
  type: z.enum(promoTypes),
  /** Percent, with up to 2 decimals; null for an amount. */
  percentage: z.nullable(z.number()),
  /** Null for a percentage. */
  amount: z.nullable(minorUnits),
  /** What it takes off one order at most; null where there is no cap. */
  maxDiscount: z.nullable(minorUnits),
  minimumOrderValue: minorUnits,
  /** What it gives, to be read: `15%` or `$ 5.00`. */
  promoCodeValue: z.string(),
  /** The store days on which it can be used, both included. */
  startDate: z.string(),
  endDate: z.string(),
  /** Whether it can be used now. */
  active: z.boolean(),
  state: z.enum(promoStates),
  /** Why it cannot be used, as a sentence; empty where it can. */
  reason: z.string(),
  /** How often it can be used, in all and by one customer; null where there is no limit. */
  usageLimit: z.nullable(z.int()),
  usageLimitPerCustomer: z.nullable(z.int()),
  /** What it may take off in all; null where there is no limit. */
  budget: z.nullable(minorUnits),
  paidBy: z.enum(promoPayers),
  /** How often it was used, and what it took off in all; cancelled and expired orders left out. */
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
  z._default(z.nullable(wholeNumber('Type a whole number', 1, maximum)), null);

type Terms = {
  readonly type: PromoType;
  readonly percentage: number | null;
  readonly amount: number | null;
  readonly maxDiscount: number | null;
};

type Dates = { readonly startDate: string; readonly endDate: string };

const isGiven = (value: unknown): boolean => value !== null;

/** A new promo code. What does not belong to its type is not kept. */
export const promoRequest = z
  .object({
    storeId: id,
    promoCode,
    description: z._default(z.string().check(z.trim(), z.maxLength(500, 'Too Long!')), ''),
    type: oneOf(promoTypes, 'Type is required'),
    percentage: z._default(z.nullable(percentage), null),
    amount: z._default(money('Amount'), null),
    maxDiscount: z._default(money('Max discount'), null),
    minOrderValue: moneyAmount('Minimum order value', 'Minimum order value is required.'),
    startDate: day('Start date required.'),
    endDate: day('End date required.'),
    usageLimit: limit(1_000_000),
    usageLimitPerCustomer: limit(1000),
    budget: z._default(money('Type an amount such as 12.50'), null),
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

/** What is told at a start date before the store's today. */
export const startsTooEarly = 'Start date must not be before today.';

export const promoRestoreRequest = z.object({ storeId: id, id });

/** What a customer wants to use on a basket. */
export const promoCheckRequest = z.object({
  storeUrl: requiredText('Store is required', 80),
  promoCode: requiredText('Promo code required.', 30),
  /** What the basket comes to before tax and tip, the reductions of its deals taken off. */
  basket: cents('Basket').check(z.minimum(0), z.maximum(100 * largestPrice)),
  /** Of the customer; without it, what is used already is not considered. */
  phone: z._default(z.string().check(z.trim(), z.maxLength(24)), ''),
});

export type PromoCheckRequest = z.output<typeof promoCheckRequest>;

/** What a promo code would take off an order that is placed now. */
export const promoCheck = z.object({
  /** As the store spells it. */
  promoCode: z.string(),
  valid: z.boolean(),
  discount: minorUnits,
  discountDisplayValue: z.string(),
  /** Why it cannot be used, as a sentence for the customer; empty where it can. */
  reason: z.string(),
});

export type PromoCheck = z.infer<typeof promoCheck>;
