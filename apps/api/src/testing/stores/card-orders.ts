import { askedOrder, type AskedOrder } from '@counter/contract/orders';
import { z } from 'zod/mini';
import { readOrderFacts, submitOrder } from '../../domains/orders/index.ts';
import type { OrderPlacer } from '../../domains/payments/index.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { TestShop } from './orders.ts';
import { scopeForSystem } from '../../platform/tenancy/system-scope.ts';

/** Places the requested order if its total matches the amount paid. */
export const testPlacer: OrderPlacer = {
  scopeOf: async ({ db }, { storeId }) => scopeForSystem(db, storeId, 'Test'),
  place: async (_platform, work, { request, amount }) => {
    const asked = z.parse(askedOrder, request);
    const { order } = await submitOrder(work, asked, await readOrderFacts(work, asked));
    if (order.payable !== amount) throw new ProblemError('ITEM_UNAVAILABLE', 'It costs more now.');
    return order.id;
  },
};

/** The price of one of a shop's first product, 12.50 plus tax, in cents. */
export const cardAmount = 1353;

export function cardOrder({ products: [product] }: TestShop): AskedOrder {
  return z.parse(askedOrder, {
    customer: { name: 'Maya Lind', phone: '+1 555 010 7788' },
    deliveryMethod: 'PICKUP',
    payment: 'CARD',
    items: [{ productId: product?.id ?? 0, quantity: 1 }],
  });
}
