import {
  deliveryMethodWords,
  fillBasket,
  fillEntries,
  valueOf,
  type AskedOrder,
  type BasketEntry,
  type BasketMenu,
  type BasketProblem,
  type ChosenLine,
  type DeliveryMethod,
} from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { together } from '../../platform/db/sent.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { findDealsForOrder } from '../deals/index.ts';
import { findProductsForOrder } from '../menu/index.ts';
import { findOrderTerms, type StoreSettings } from '../store/index.ts';
import type { OrderContext } from './order-context.ts';
import { findDeliveryFee } from './delivery-fee.service.ts';
import { checkOrderTime } from './order-time.service.ts';

/** The parts of a requested order that are checked. */
export type Wish = Pick<
  AskedOrder,
  'deliveryMethod' | 'deliveryAddress' | 'scheduledAt' | 'items' | 'deals'
> & {
  /** The fee that the sender's own delivery service charges; if absent, the store's tariff applies. */
  readonly deliveryFee?: number | undefined;
};

export type CheckedOrder = {
  readonly scheduledAt: Date | null;
  readonly settings: StoreSettings;
  /** The preparation time in minutes, including busy minutes. */
  readonly preparationMinutes: number;
  readonly busyMinutes: number;
  readonly entries: readonly BasketEntry[];
  /** The lines that are available. */
  readonly lines: readonly ChosenLine[];
  /** The delivery fee; 0 if it can't be determined, which is then one of the problems. */
  readonly deliveryFee: number;
  /** The problems that prevent the order, most important first. */
  readonly problems: readonly ProblemError[];
};

/** The store's terms, and the products and deals of an order. */
export type OrderFacts = {
  readonly terms: Awaited<ReturnType<typeof findOrderTerms>>;
  readonly menu: BasketMenu;
};

/** Reads the facts that an order is checked against. One round trip unless it names deals. */
export async function readOrderFacts(context: OrderContext, wish: Wish): Promise<OrderFacts> {
  const [terms, menu] = await together([
    findOrderTerms(context.tx, context.scope.storeId, context.at),
    findOrderMenu(context, wish),
  ]);
  return { terms, menu };
}

const scheduledTimeOf = ({ scheduledAt }: Wish): Date | null =>
  scheduledAt ? new Date(scheduledAt) : null;

/**
 * Checks a requested order against the store's rules: its hours, delivery methods, menu and minimum order. The problems
 * can be STORE_CLOSED, IMPOSSIBLE_SCHEDULE, DELIVERY_METHOD_NOT_OFFERED, ITEM_UNAVAILABLE, INVALID_FIELDS (options,
 * address), BELOW_MINIMUM_ORDER and DELIVERY_TOO_FAR.
 */
export async function checkOrder(
  context: OrderContext,
  wish: Wish,
  { terms: { settings, facts }, menu }: OrderFacts,
): Promise<CheckedOrder> {
  const { deliveryMethod } = wish;
  const scheduledAt = scheduledTimeOf(wish);
  const time = await unlessRefused(async () =>
    checkOrderTime(context, facts, { deliveryMethod, scheduledAt }),
  );
  const { entries, lines } = fillEntries(wish, menu, settings.taxRate);
  const basket = fillBasket(wish, menu, settings.taxRate);
  const delivery = await unlessRefused(async () => feeOf(context, wish, { settings, lines }));
  return {
    scheduledAt,
    settings,
    preparationMinutes: settings.preparationMinutes + (time.value ?? 0),
    busyMinutes: time.value ?? 0,
    entries,
    lines,
    deliveryFee: delivery.value ?? 0,
    problems: [
      ...time.refusals,
      ...refusedMethod(context, deliveryMethod, settings.deliveryMethods),
      ...refusedBasket(basket.problems),
      ...refusedValue(context, lines, settings.minimumOrder),
      ...delivery.refusals,
    ],
  };
}

type Priced = {
  readonly settings: StoreSettings;
  readonly lines: readonly ChosenLine[];
};

async function feeOf({ scope }: OrderContext, wish: Wish, { settings, lines }: Priced) {
  if (wish.deliveryFee !== undefined) return wish.deliveryFee;
  return findDeliveryFee({ ...scope, settings }, { ...wish, basket: valueOf(lines) });
}

type Settled<Value> = { readonly value?: Value; readonly refusals: readonly ProblemError[] };

async function unlessRefused<Value>(check: () => Promise<Value>): Promise<Settled<Value>> {
  try {
    return { value: await check(), refusals: [] };
  } catch (error) {
    if (error instanceof ProblemError) return { refusals: [error] };
    throw error;
  }
}

async function findOrderMenu({ tx, scope, at }: OrderContext, wish: Wish): Promise<BasketMenu> {
  const time = { at: scheduledTimeOf(wish) ?? at, now: at };
  const dealIds = wish.deals.map(({ dealId }) => dealId);
  const deals = await findDealsForOrder(tx, scope, dealIds, time);
  const productIds = [...wish.items, ...deals.flatMap(({ parts }) => parts)].map(
    ({ productId }) => productId,
  );
  const products = await findProductsForOrder(tx, scope, productIds, time);
  return { products, deals };
}

/** Returns the problem to report. Unavailable items take precedence over invalid choices. */
function refusedBasket(problems: readonly BasketProblem[]): ProblemError[] {
  if (problems.length === 0) return [];
  const gone = problems.filter(({ code }) => code === 'ITEM_UNAVAILABLE');
  const told = gone.length > 0 ? gone : problems;
  const code = gone.length > 0 ? 'ITEM_UNAVAILABLE' : 'INVALID_FIELDS';
  const errors = problems.map(({ path, message }) => ({ path, message }));
  return [new ProblemError(code, told.map(({ message }) => message).join(' '), { errors })];
}

function refusedMethod(
  { scope }: OrderContext,
  method: DeliveryMethod,
  offered: StoreSettings['deliveryMethods'],
): ProblemError[] {
  if (offered.includes(method)) return [];
  const others = offered.map(deliveryMethodWords).join(' or ');
  const message = `${scope.storeName} does not offer ${deliveryMethodWords(method)}. Choose ${others}.`;
  const errors = [{ path: 'deliveryMethod', message }];
  return [new ProblemError('DELIVERY_METHOD_NOT_OFFERED', message, { errors })];
}

function refusedValue(
  { scope }: OrderContext,
  lines: readonly ChosenLine[],
  minimum: number,
): ProblemError[] {
  const value = valueOf(lines);
  if (value >= minimum) return [];
  const [ordered, needed, missing] = [value, minimum, minimum - value].map((sum) =>
    formatMoney(sum, scope.currency),
  );
  return [
    new ProblemError(
      'BELOW_MINIMUM_ORDER',
      `${scope.storeName}'s minimum order is ${needed}, and this one comes to ${ordered}. Add ${missing} more.`,
    ),
  ];
}
