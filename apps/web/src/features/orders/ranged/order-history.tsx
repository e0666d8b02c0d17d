import { OpenOrder } from '../drawer/open-order.tsx';
import { OrderControllerProvider } from '../moves/order-controller.tsx';
import { OrdersAddressProvider, useOrdersAddress } from '../address/orders-address.tsx';
import type { HistorySearch } from '../address/orders-search.ts';
import { RangedOrders } from './ranged-orders.tsx';
import { text } from '../orders.text.ts';

/** The finished orders as part of the reports, with the open order. */
export function OrderHistory({ search: { order, ...search } }: { search: HistorySearch }) {
  return (
    <OrdersAddressProvider
      place={{ storeUrl: undefined, within: 'reports', search, orderNumber: order }}
    >
      <OrdersContent />
    </OrdersAddressProvider>
  );
}

function OrdersContent() {
  const { orderNumber, close } = useOrdersAddress();
  return (
    <OrderControllerProvider onMoved={(order) => order.orderNumber === orderNumber && close()}>
      <RangedOrders kind="history" title={text.orderHistory} />
      <OpenOrder />
    </OrderControllerProvider>
  );
}
