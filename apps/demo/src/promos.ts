import type { PromoPaidBy, PromoTerms } from '@counter/contract/promotions';

/** A demo promo code. Days are relative to today; negative ones are past. */
type DemoPromo = PromoTerms & {
  readonly promoCode: string;
  readonly description: string;
  readonly starts: number;
  readonly ends: number;
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  readonly budget: number | null;
  readonly paidBy: PromoPaidBy;
};

const noLimits = { usageLimit: null, usageLimitPerCustomer: null, budget: null };

/** The promo codes of every approved store, newest last. */
export const demoPromos: readonly DemoPromo[] = [
  {
    ...noLimits,
    promoCode: 'WELCOME10',
    description: 'For the first order',
    type: 'PERCENTAGE',
    rate: 1000,
    amount: null,
    maxDiscount: 800,
    minimumOrderValue: 1500,
    starts: -120,
    ends: 60,
    usageLimitPerCustomer: 1,
    paidBy: 'STORE',
  },
  {
    ...noLimits,
    promoCode: 'SEASON15',
    description: 'To begin the season',
    type: 'PERCENTAGE',
    rate: 1500,
    amount: null,
    maxDiscount: null,
    minimumOrderValue: 2000,
    starts: -75,
    ends: -24,
    paidBy: 'STORE',
  },
  {
    ...noLimits,
    promoCode: 'HELLO5',
    description: 'A welcome from the marketplace',
    type: 'AMOUNT',
    rate: null,
    amount: 500,
    maxDiscount: 500,
    minimumOrderValue: 2500,
    starts: -40,
    ends: 45,
    usageLimitPerCustomer: 2,
    paidBy: 'MARKETPLACE',
  },
  {
    ...noLimits,
    promoCode: 'THANKS4',
    description: 'For the first hundred',
    type: 'AMOUNT',
    rate: null,
    amount: 400,
    maxDiscount: 400,
    minimumOrderValue: 2000,
    starts: -14,
    ends: 30,
    usageLimit: 100,
    budget: 40_000,
    paidBy: 'STORE',
  },
];
