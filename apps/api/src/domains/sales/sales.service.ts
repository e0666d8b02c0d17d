import {
  priceSale,
  type Sale,
  type SaleDay,
  type SaleMenu,
  type SaleRequest,
} from '@counter/contract/sales';
import { dayAt } from '@counter/contract/shared';
import { pick } from '../../platform/kernel/pick.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { oncePerKey } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { sumExpensesOf } from '../expenses/index.ts';
import { findDayEarnings } from '../ledger/index.ts';
import { findMenu, findProductsForOrder } from '../menu/index.ts';
import { findStoreSettings } from '../store/index.ts';
import { toSale, toSaleDay } from './sale-view.ts';
import { createSale, findSaleRow, findSaleRows, markVoided } from './sales.repository.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** Returns a store day's online earnings, counter sales and expenses; today by default. */
export async function findSaleDay(
  { db, clock }: Reading,
  scope: StoreScope,
  wanted: string | undefined,
): Promise<SaleDay> {
  const day = wanted ?? dayAt(clock.now(), scope.timeZone);
  const [rows, parts, expenses] = await Promise.all([
    findSaleRows(db, scope, day),
    findDayEarnings(db, scope, day),
    sumExpensesOf(db, scope, day),
  ]);
  const { currency } = scope;
  return toSaleDay({ day, currency, sales: rows.map(toSale), parts, expenses });
}

/** Returns the menu with prices, including products that can't be ordered now. */
export async function findSaleMenu({ db, clock }: Reading, scope: StoreScope): Promise<SaleMenu> {
  const now = clock.now();
  const [products, { taxRate }] = await Promise.all([
    findMenu(db, scope, { at: now, now }),
    findStoreSettings(db, scope.storeId),
  ]);
  return { taxRate, products };
}

/**
 * Records a counter sale. Idempotent per key.
 * @throws ProblemError INVALID_FIELDS for items that are not on the menu or invalid options
 */
export async function recordSale(
  work: Work,
  request: SaleRequest,
  key: string | undefined,
): Promise<Sale> {
  return oncePerKey(work, { key, request }, () => priceAndKeep(work, request));
}

async function priceAndKeep(work: Work, request: SaleRequest): Promise<Sale> {
  const { tx, scope, at, emit, audit } = work;
  const ids = request.items.map(({ productId }) => productId);
  const products = await findProductsForOrder(tx, scope, ids, { at, now: at });
  const { taxRate } = await findStoreSettings(tx, scope.storeId);
  const { problems, ...priced } = priceSale(request, { products, taxRate });
  if (problems.length > 0) {
    const errors = problems.map(({ path, message }) => ({ path, message }));
    const detail = problems.map(({ message }) => message).join(' ');
    throw new ProblemError('INVALID_FIELDS', detail, { errors });
  }
  const day = dayAt(at, scope.timeZone);
  const sold = { ...request, ...priced, day, at, recordedBy: scope.actor.name };
  const id = await createSale(tx, scope, sold);
  const after = pick(sold, ['subtotal', 'tax', 'payment']);
  audit({ action: 'sale.record', entity: 'sale', entityId: id, after });
  emit({ kind: 'sale.changed' });
  return readSale(work, id);
}

/**
 * Voids a sale, so that it no longer counts. A repeat changes nothing.
 * @throws ProblemError NOT_FOUND
 */
export async function voidSale(work: Work, id: number, reason: string): Promise<Sale> {
  const { tx, scope, at, emit, audit } = work;
  if (await markVoided(tx, scope, id, { at, by: scope.actor.name, reason })) {
    audit({ action: 'sale.void', entity: 'sale', entityId: id, after: { reason } });
    emit({ kind: 'sale.changed' });
  }
  return readSale(work, id);
}

async function readSale({ tx, scope }: Work, id: number): Promise<Sale> {
  const row = await findSaleRow(tx, scope, id);
  if (!row) throw notFoundIn(scope, 'sale');
  return toSale(row);
}
