import { customerPaidOf, type OrderItem } from '@counter/contract/orders';
import type { MenuDeal } from '@counter/contract/deals';
import type { MenuProduct } from '@counter/contract/menu';
import {
  webOrdersPageSize,
  type OrderAgain,
  type RecentOrder,
  type WebOrders,
} from '@counter/contract/storefront';
import type { Platform } from '../../platform/platform.ts';
import { findRunningDeals } from '../deals/index.ts';
import { findMenu } from '../menu/index.ts';
import { findOrderById, findWebOrderPage } from '../orders/index.ts';
import { findOrderOf } from './tracking.service.ts';
import { openToken } from './web-order-token.ts';
import type { ConsumerSession } from '../../platform/tenancy/sessions.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** Returns a page of a consumer's orders at a store, newest first. */
export async function findOwnOrders(
  { db, vault }: Platform,
  scope: StoreScope,
  { consumerId }: ConsumerSession,
  pageNumber: number,
): Promise<WebOrders> {
  const wanted = { pageNumber, pageSize: webOrdersPageSize };
  const { rows, total } = await findWebOrderPage(db, scope, consumerId, wanted);
  return {
    totalElements: total,
    content: rows.map((row) => ({
      orderNumber: row.orderNumber,
      status: row.status,
      token: openToken(vault, row.token, row.orderId),
      placedAt: row.placedAt.toISOString(),
      total: customerPaidOf(row),
      summary: summaryOf(row.items),
    })),
  };
}

type Line = { readonly name: string; readonly quantity: number };

function summaryOf(items: readonly Line[]): string {
  return items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}

const recentOrders = 3;

/** Returns a consumer's latest distinct orders, except for cancelled and expired ones. */
export async function findRecentOrders(
  { db, vault }: Platform,
  scope: StoreScope,
  { consumerId }: Pick<ConsumerSession, 'consumerId'>,
  products: readonly MenuProduct[],
): Promise<RecentOrder[]> {
  const wanted = { pageNumber: 0, pageSize: webOrdersPageSize };
  const { rows } = await findWebOrderPage(db, scope, consumerId, wanted);
  const images = new Map(products.map(({ name, image }) => [name, image]));
  const bySummary = new Map<string, RecentOrder>();
  for (const row of rows) {
    const summary = summaryOf(row.items);
    const cameToNothing = row.status === 'STORE_REJECT' || row.status === 'EXPIRED';
    if (cameToNothing || bySummary.has(summary)) continue;
    bySummary.set(summary, {
      token: openToken(vault, row.token, row.orderId),
      placedAt: row.placedAt.toISOString(),
      summary,
      count: row.items.reduce((total, { quantity }) => total + quantity, 0),
      total: customerPaidOf(row),
      image: row.items.map(({ name }) => images.get(name)).find(Boolean) ?? null,
    });
  }
  return [...bySummary.values()].slice(0, recentOrders);
}

type Menu = {
  readonly products: readonly MenuProduct[];
  readonly deals: readonly MenuDeal[];
};

/**
 * Returns the items of an order that can be ordered again from the current menu.
 * @throws ProblemError NOT_FOUND
 */
export async function findOrderAgain(
  platform: Platform,
  scope: StoreScope,
  token: string,
): Promise<OrderAgain> {
  const { db, clock } = platform;
  const { orderId } = await findOrderOf(platform, scope, token);
  const now = clock.now();
  const asked = { at: now, now };
  const [order, products, deals] = await Promise.all([
    findOrderById(db, scope, orderId),
    findMenu(db, scope, asked),
    findRunningDeals(db, scope, asked),
  ]);
  const menu = { products, deals };
  const singles = order.items.filter(({ deal }) => deal === null).map((item) => itemOf(item, menu));
  const bundles = Map.groupBy(
    order.items.filter(({ deal }) => deal !== null),
    ({ deal }) => deal?.id ?? 0,
  );
  const combined = [...bundles.values()].map((items) => dealOf(items, menu));
  return {
    items: singles.flatMap((one) => ('item' in one ? [one.item] : [])),
    deals: combined.flatMap((one) => ('deal' in one ? [one.deal] : [])),
    missing: [...singles, ...combined].flatMap((one) => ('missing' in one ? [one.missing] : [])),
  };
}

function itemOf(item: OrderItem, { products }: Menu) {
  const product = products.find(({ id }) => id === item.productId);
  if (!product) return { missing: `${item.name} is no longer on the menu.` };
  if (!product.available) return { missing: product.reason };
  const { options, isWhole } = optionsOf(item, product);
  if (!isWhole)
    return { missing: `We no longer offer ${item.name} with the same options. Choose it again.` };
  const { quantity, specialInstructions } = item;
  return { item: { productId: product.id, quantity, options, specialInstructions } };
}

/** Matches options by name, because an order stores names and no ids. */
function optionsOf(item: Pick<OrderItem, 'options'>, product: MenuProduct) {
  const found = item.options.map(({ group, name }) =>
    product.optionGroups
      .find((one) => one.name === group)
      ?.choices.find((choice) => choice.name === name && choice.available),
  );
  const options = found.flatMap((choice) => (choice ? [choice.id] : []));
  return { options, isWhole: options.length === item.options.length };
}

function dealOf(items: readonly OrderItem[], menu: Menu) {
  const [first] = items;
  const deal = menu.deals.find(({ id }) => id === first?.deal?.id);
  const name = first?.deal?.name ?? 'A deal';
  if (!deal) return { missing: `${name} is no longer on the menu.` };
  if (!deal.available) return { missing: deal.reason };
  const parts = items.map((item) => itemOf(item, menu));
  const lost = parts.find((part) => 'missing' in part);
  if (lost) return { missing: `${name}: ${lost.missing}` };
  return {
    deal: {
      dealId: deal.id,
      quantity: first?.deal?.quantity ?? 1,
      parts: parts.flatMap((part) =>
        'item' in part && part.item.options.length > 0
          ? [{ productId: part.item.productId, options: part.item.options }]
          : [],
      ),
      specialInstructions: first?.specialInstructions ?? '',
    },
  };
}
