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

/** The requested quote, and the caller's phone number; null while it is unknown. */
export type QuoteWish = QuoteRequest & {
  readonly phone: string | null;
  /** The account of whoever asks; null without one. */
  readonly consumerId: number | null;
};

/**
 * Tells what an order would come to if it were placed now, by the same rules by which it is taken, and
 * everything that keeps it from being placed. Nothing is held.
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
 * Returns true for problems of the whole order. A line's problems are shown at the line, and an
 * address that nobody has typed yet is no problem.
 */
function isOfTheWhole({ code, errors = [] }: ProblemError): boolean {
  if (code !== 'ITEM_UNAVAILABLE' && code !== 'INVALID_FIELDS') return true;
  return errors.some(({ path }) => path === 'deliveryAddress.zip');
}

/** A share is of what the basket comes to, its deals taken off. */
function tipOf(wish: TipWish, value: number): number {
  return 'amount' in wish ? wish.amount : shareOf(value, wish.percent * 100);
}

async function findPromo({ tx, scope, at }: OrderContext, wish: QuoteWish, basket: number) {
  const { promoCode: code } = wish;
  if (!code) return null;
  const customerIds = await findPersonCustomers(tx, scope, personOf(wish));
  return checkPromo(tx, scope, { code, basket, customerIds }, at);
}

/** A person without a number yet is unknown to the store. */
function personOf({ phone, consumerId }: QuoteWish): Person {
  return { phone: phone ?? '', consumerId };
}
