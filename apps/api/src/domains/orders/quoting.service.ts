import { customerPaidOf, priceOrder, valueOf } from '@counter/contract/orders';
import { shareOf } from '@counter/contract/shared';
import {
  tipPercents,
  type Quote,
  type QuoteRequest,
  type TipWish,
} from '@counter/contract/storefront';
import type { ProblemError } from '../../platform/kernel/problem.ts';
import { blockedCustomer } from '../customers/index.ts';
import { checkPromo } from '../promotions/index.ts';
import type { OrderContext } from './order-context.ts';
import { checkOrder, readOrderFacts } from './checking.service.ts';
import { findPersonCustomers, type Person } from './person.repository.ts';
import { findPlacingFacts } from './placing-facts.service.ts';
import { timesOf } from './placing.service.ts';

/** A requested quote, and the caller's phone number; null if unknown. */
export type QuoteWish = QuoteRequest & {
  readonly phone: string | null;
  /** The caller's account; null without one. */
  readonly consumerId: number | null;
};

/**
 * Prices an order as if it were placed now, by the same rules, and lists every problem that prevents it. Reserves
 * nothing.
 */
export async function quoteOrder(context: OrderContext, wish: QuoteWish): Promise<Quote> {
  const checked = await checkOrder(context, wish, await readOrderFacts(context, wish));
  const { entries, lines } = checked;
  const value = valueOf(lines);
  const promo = await findPromo(context, wish, value);
  const promoDiscount = promo?.discount ?? 0;
  const tip = tipOf(wish.tip, value);
  const amounts = priceOrder({ lines, discount: promoDiscount, tip, feeRate: 0 });
  const { usual, isBlocked } = await findPlacingFacts(context, personOf(wish), checked);
  const { estimatedPickupTime } = timesOf({ ...checked, usual }, context.at);
  const problems = [...checked.problems, ...(isBlocked ? [blockedCustomer(context.scope)] : [])];
  return {
    entries: entries.map((entry) => ({ ...entry, details: [...entry.details] })),
    subtotal: amounts.subtotal,
    dealDiscount: amounts.discount - promoDiscount,
    promoDiscount,
    tax: amounts.tax,
    tip,
    deliveryFee: checked.deliveryFee,
    total: customerPaidOf({ ...amounts, deliveryFee: checked.deliveryFee }),
    promo: promo && { promoCode: promo.promoCode, reason: promo.reason },
    tipChoices: tipPercents.map((percent) => ({ percent, amount: tipOf({ percent }, value) })),
    readyAt: estimatedPickupTime.toISOString(),
    preparationMinutes: usual?.minutes ?? checked.preparationMinutes,
    problems: problems.filter(isOfTheWhole).map(({ code, message }) => ({ code, message })),
  };
}

/**
 * Returns true for problems with the whole order. Problems with a line are shown at the line, and an address not typed
 * yet is no problem.
 */
function isOfTheWhole({ code, errors = [] }: ProblemError): boolean {
  if (code !== 'ITEM_UNAVAILABLE' && code !== 'INVALID_FIELDS') return true;
  return errors.some(({ path }) => path === 'deliveryAddress.zip');
}

/** A percentage tip is a share of the basket after deals. */
function tipOf(wish: TipWish, value: number): number {
  return 'amount' in wish ? wish.amount : shareOf(value, wish.percent * 100);
}

async function findPromo({ tx, scope, at }: OrderContext, wish: QuoteWish, basket: number) {
  const { promoCode: code } = wish;
  if (!code) return null;
  const customerIds = await findPersonCustomers(tx, scope, personOf(wish));
  return checkPromo(tx, scope, { code, basket, customerIds }, at);
}

/** Without a phone number, the person matches no customer by number. */
function personOf({ phone, consumerId }: QuoteWish): Person {
  return { phone: phone ?? '', consumerId };
}
