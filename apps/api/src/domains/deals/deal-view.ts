import {
  dealStateAt,
  priceOfParts,
  type Deal,
  type DealStatus,
  type MenuDeal,
} from '@counter/contract/deals';
import { availabilityAt, type Asked } from '@counter/contract/menu';
import { dayAt } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { pick } from '../../platform/kernel/pick.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findPartRows, type PartRow } from '../menu/index.ts';
import { dealFields, type DealRow } from './deals.repository.ts';

type Part = { readonly product: PartRow; readonly quantity: number };

/** A deal with its products and its availability at the requested instant. */
export type KnownDeal = {
  readonly row: DealRow;
  readonly parts: readonly Part[];
  readonly status: DealStatus;
};

/** Loads the products of deals and determines each deal's availability. */
export async function considerDeals(
  db: Db | Tx,
  scope: StoreScope,
  rows: readonly DealRow[],
  asked: Asked,
): Promise<KnownDeal[]> {
  const ids = [...new Set(rows.flatMap(({ parts }) => parts.map(({ productId }) => productId)))];
  const found = await findPartRows(db, scope, ids, dayAt(asked.at, scope.timeZone));
  const products = new Map(found.map((product) => [product.id, product]));
  return rows.map((row) => {
    const parts = row.parts.flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      return product ? [{ product, quantity }] : [];
    });
    return { row, parts, status: statusOf(row, parts, scope, asked) };
  });
}

function statusOf(
  row: DealRow,
  parts: readonly Part[],
  { timeZone, dates }: StoreScope,
  asked: Asked,
): DealStatus {
  const facts = parts.map(({ product, quantity }) => ({
    name: product.name,
    quantity,
    facts: product.deleted ? null : { ...product, timeZone },
  }));
  return dealStateAt({ ...row, timeZone, dates, parts: facts }, asked);
}

/** Sums the separate prices of the parts. */
function apart(parts: readonly Part[]): number {
  return priceOfParts(parts.map(({ product, quantity }) => ({ price: product.price, quantity })));
}

/** Converts a deal to the merchant's view. */
export function toDeal(known: KnownDeal, { currency, timeZone }: StoreScope, now: Date): Deal {
  const { row, parts, status } = known;
  const { state, reason, until } = status;
  return {
    ...pick(row, dealFields),
    id: row.id,
    discount: Math.max(0, apart(parts) - row.price),
    state,
    reason,
    until: until?.toISOString() ?? null,
    dealDetails: parts.map(({ product, quantity }) => ({
      productId: product.id,
      productName: product.name,
      quantity,
      price: product.price,
      available:
        !product.deleted && availabilityAt({ ...product, timeZone }, now).state === 'AVAILABLE',
    })),
    business: { currency },
    olVersion: row.olVersion,
  };
}

/** Converts a deal to the customer's view. Its price never exceeds the current total of its parts. */
export function toMenuDeal({ row, parts, status }: KnownDeal): MenuDeal {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    image: row.image,
    price: Math.min(row.price, apart(parts)),
    available: status.state === 'AVAILABLE',
    reason: status.reason,
    parts: parts.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  };
}
