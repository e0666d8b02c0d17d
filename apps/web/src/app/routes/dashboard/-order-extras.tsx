import type { Order } from '@counter/contract/orders';
import { Suspense } from 'react';
import { ClosedReason } from '../../../features/store/closed-reason.tsx';
import { lazyPart } from '../../../ui/browser/ahead.ts';

// Loaded on demand: an order is opened after its list, and few are paid by card.
const BlockFromOrder = lazyPart(async () => {
  const { BlockFromOrder: component } =
    await import('../../../features/customers/block-from-order.tsx');
  return { default: component };
});

const CardPaymentNote = lazyPart(async () => {
  const { CardPaymentNote: component } =
    await import('../../../features/payments/card-payment.tsx');
  return { default: component };
});

const OrderTickets = lazyPart(async () => {
  const { OrderTickets: component } = await import('../../../features/printing/order-tickets.tsx');
  return { default: component };
});

/** Returns the parts that other features add to an open order. */
export function orderExtras(order: Order) {
  return (
    <Suspense>
      {order.payment === 'MARKETPLACE' ? null : <CardPaymentNote order={order} />}
      <OrderTickets order={order} />
      <BlockFromOrder order={order} />
    </Suspense>
  );
}

/** Explains an empty order list: why no orders come in, or the given text. */
export function whyNoOrders(otherwise: string) {
  return <ClosedReason otherwise={otherwise} />;
}
