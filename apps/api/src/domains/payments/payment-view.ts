import type { CardPayment } from '@counter/contract/payments';
import { formatMoney } from '@counter/contract/shared';
import type { Db } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findOrderId } from '../orders/index.ts';
import { findPaymentsOfOrders } from './card-payments.repository.ts';

/** Returns the card payment of an order; null for other orders. */
export async function findPaymentOfOrder(
  db: Db,
  scope: StoreScope,
  orderNumber: string,
): Promise<CardPayment | null> {
  const orderId = await findOrderId(db, scope, orderNumber);
  const [payment] = await findPaymentsOfOrders(db, scope, orderId === undefined ? [] : [orderId]);
  if (!payment) return null;
  const { state, amount, currency, refunded, failure, givenUpAt } = payment;
  return {
    state,
    amount,
    amountDisplayValue: formatMoney(amount, currency),
    refunded,
    refundedDisplayValue: formatMoney(refunded, currency),
    failure,
    givenUp: givenUpAt !== null,
  };
}
