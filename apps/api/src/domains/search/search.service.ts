import { foundOfEach, type Found } from '@counter/contract/search';
import { formatPhone } from '@counter/contract/shared';
import type { Platform } from '../../platform/platform.ts';
import { holds, type StoreScope } from '../../platform/tenancy/scope.ts';
import { findCustomersNamed } from '../customers/index.ts';
import { findBestProducts } from '../menu/index.ts';
import { findOrdersNamed } from '../orders/index.ts';
import { findBestPayouts } from '../payouts/index.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/**
 * Returns the best matches of each kind that the caller's role may read, and reads no others. Orders match by number or
 * customer.
 */
export async function findInStore(
  platform: Reading,
  scope: StoreScope,
  wanted: string,
): Promise<Found> {
  const at = platform.clock.now();
  const [people, products, payouts] = await Promise.all([
    findPeople(platform, scope, wanted),
    holds(scope, 'menu:read') ? findBestProducts(platform, scope, wanted, foundOfEach) : [],
    holds(scope, 'payouts:read')
      ? findBestPayouts(platform.db, scope, wanted, { at, limit: foundOfEach })
      : [],
  ]);
  return { ...people, products, payouts };
}

async function findPeople(
  { db }: Reading,
  scope: StoreScope,
  wanted: string,
): Promise<Pick<Found, 'orders' | 'customers'>> {
  const known = await findCustomersNamed(db, scope, wanted);
  const customers = known
    .slice(0, foundOfEach)
    .map(({ id, name, phone, orders }) => ({ id, name, phoneNumber: formatPhone(phone), orders }));
  const rows = holds(scope, 'history:read')
    ? await findOrdersNamed(db, scope, wanted, {
        customerIds: known.map(({ id }) => id),
        limit: foundOfEach,
      })
    : [];
  const orders = rows.map(({ placedAt, ...order }) => ({
    ...order,
    placedAt: placedAt.toISOString(),
  }));
  return { orders, customers };
}
