import {
  changeLines,
  chargedOf,
  fillBasket,
  type ChangePreview,
  type ChosenLine,
  type ItemChange,
} from '@counter/contract/orders';
import { formatMoney, portionOf, shareOf } from '@counter/contract/shared';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findProductsForOrder } from '../menu/index.ts';
import { findStoreSettings } from '../store/index.ts';
import type { ChangedItem } from './change-words.ts';
import {
  findChangeFacts,
  type ChangeableLine,
  type ChangeFacts,
  type ChangeWrite,
  type NewLine,
} from './changing.repository.ts';
import type { OrderRow } from './order-rows.repository.ts';

/** A validated change of an order's items, ready to apply. */
export type ChangePlan = Pick<ChangeWrite, 'kept' | 'added' | 'lastLine' | 'amounts' | 'refund'> & {
  readonly before: readonly ChangeableLine[];
  readonly changed: readonly ChangedItem[];
  readonly cheaper: ChangePreview['cheaper'];
};

export type PlanContext = {
  readonly db: Db | Tx;
  readonly scope: StoreScope;
  readonly at: Date;
};

/** Returns true if a change removes everything from an order. */
export function isEmptied({ items }: OrderRow, changes: readonly ItemChange[]): boolean {
  return items.every(({ line }) =>
    changes.some((one) => one.line === line && one.quantity === 0 && !one.swap),
  );
}

/**
 * Plans a change of an order's items: the remaining lines and amounts, and the refund.
 * @throws ProblemError INVALID_FIELDS for items that are not in the order or invalid options, ITEM_UNAVAILABLE for an
 * unavailable product
 */
export async function planChange(
  context: PlanContext,
  order: OrderRow,
  changes: readonly ItemChange[],
): Promise<ChangePlan> {
  const facts = await findChangeFacts(context.db, context.scope, order.id);
  checkLines(facts.lines, changes);
  const products = await findSwaps(context, order, changes);
  const priced = changes.map(({ line, quantity }) => {
    const by = products.get(line);
    const swap = by ? { unitPrice: by.unitPrice, taxRate: by.taxRate } : null;
    return { line, quantity, swap };
  });
  const { kept, swapped, refund, promoDiscount } = changeLines(
    { lines: facts.lines, promoDiscount: order.promoDiscount },
    priced,
  );
  const lastLine = facts.lastLine ?? Math.max(...facts.lines.map(({ line }) => line));
  const added = swapped.flatMap((line, index): NewLine[] => {
    const product = products.get(line.replaces);
    if (!product) return [];
    const { productId, name, image, options } = product;
    return [{ ...line, productId, name, image, options, line: lastLine + index + 1 }];
  });
  return {
    before: facts.lines,
    kept,
    added,
    refund,
    lastLine: lastLine + added.length,
    amounts: amountsOf(order, facts, [...kept, ...added], promoDiscount),
    changed: changedItems(facts.lines, changes, products),
    cheaper: added.flatMap(({ replaces, name, unitPrice: price }) => {
      const menuPrice = products.get(replaces)?.unitPrice ?? price;
      return menuPrice > price ? [{ name, menuPrice, price }] : [];
    }),
  };
}

function checkLines(lines: readonly ChangeableLine[], changes: readonly ItemChange[]): void {
  if (new Set(changes.map(({ line }) => line)).size < changes.length) {
    throw refusedField('lines', 'List each item once.');
  }
  const isChanged = changes.map((change) => {
    const line = lines.find((one) => one.line === change.line);
    if (!line) throw refusedField('lines', "This item isn't in the order.");
    if (change.quantity > line.quantity) {
      throw refusedField(
        'lines',
        `The order has only ${line.quantity} × ${line.name}. You can't add items.`,
      );
    }
    if (change.swap && change.quantity === line.quantity) {
      throw refusedField('lines', `Choose how many of ${line.name} to swap.`);
    }
    return change.quantity < line.quantity;
  });
  if (!isChanged.some(Boolean)) throw refusedField('lines', 'Choose an item to change.');
}

/** Returns the chosen replacement products by the line they replace. */
async function findSwaps(
  { db, scope, at }: PlanContext,
  order: OrderRow,
  changes: readonly ItemChange[],
): Promise<ReadonlyMap<number, ChosenLine>> {
  const wished = changes.flatMap(({ line, swap }) => (swap ? [{ line, ...swap }] : []));
  if (wished.length === 0) return new Map();
  const ids = wished.map(({ productId }) => productId);
  const time = { at: order.scheduledAt ?? at, now: at };
  const products = await findProductsForOrder(db, scope, ids, time);
  const { taxRate } = await findStoreSettings(db, scope.storeId);
  const filled = wished.map(({ line, productId, options }) => {
    const item = { productId, options, quantity: 1, specialInstructions: '' };
    const chosen = { items: [item], deals: [] };
    const { lines, problems } = fillBasket(chosen, { products, deals: [] }, taxRate);
    const [problem] = problems;
    if (!problem) return lines.map((one): [number, ChosenLine] => [line, one]);
    const index = changes.findIndex((one) => one.line === line);
    const path = problem.path.replace('items[0]', `lines[${index}].swap`);
    const { code, message } = problem;
    throw new ProblemError(code, message, { errors: [{ path, message }] });
  });
  return new Map(filled.flat());
}

type Left = Pick<ChangeableLine, 'quantity' | 'total' | 'discount' | 'tax'>;

function amountsOf(
  order: OrderRow,
  { feeRate }: ChangeFacts,
  lines: readonly Left[],
  promoDiscount: number,
): ChangeWrite['amounts'] {
  const sum = (field: keyof Left) => lines.reduce((total, line) => total + line[field], 0);
  const [subtotal, discount] = [sum('total'), sum('discount')];
  const net = subtotal - discount;
  const fee =
    feeRate === null
      ? portionOf(order.fee, net, order.subtotal - order.discount)
      : shareOf(net, feeRate);
  const totalItems = sum('quantity');
  return { totalItems, subtotal, discount, tax: sum('tax'), fee, promoDiscount };
}

function changedItems(
  lines: readonly ChangeableLine[],
  changes: readonly ItemChange[],
  products: ReadonlyMap<number, ChosenLine>,
): ChangedItem[] {
  return lines.flatMap(({ line, name, quantity }) => {
    const change = changes.find((one) => one.line === line);
    if (!change || change.quantity === quantity) return [];
    return [{ quantity: quantity - change.quantity, name, by: products.get(line) ?? null }];
  });
}

/** Returns the preview of a planned change. */
export function previewOf(order: OrderRow, { refund, cheaper }: ChangePlan): ChangePreview {
  const total = refund.items + refund.tax;
  return {
    cancels: false,
    refund: total,
    refundItems: refund.items,
    refundTax: refund.tax,
    refundOther: 0,
    payable: chargedOf(order) + order.deliveryFee - total,
    cheaper,
  };
}

/** Returns the preview of cancelling an order, which refunds everything. */
export function previewOfCancelling(order: OrderRow): ChangePreview {
  return {
    cancels: true,
    refund: chargedOf(order) + order.deliveryFee,
    refundItems: order.subtotal - order.discount,
    refundTax: order.tax,
    refundOther: order.tip + order.deliveryFee,
    payable: 0,
    cheaper: [],
  };
}

/** Rejects a change whose refund differs from the one the caller saw. @throws ProblemError CHANGED_MEANWHILE */
export function checkSeen(
  { orderNumber, currency }: OrderRow,
  { refund }: ChangePreview,
  seen: number | undefined,
): void {
  if (seen === undefined || seen === refund) return;
  throw new ProblemError(
    'CHANGED_MEANWHILE',
    `A price changed a moment ago: this would now refund ${formatMoney(refund, currency)}. Order ${orderNumber} was not changed. Check the amount and try again.`,
  );
}
