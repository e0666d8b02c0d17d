import { createFileRoute, useParams } from '@tanstack/react-router';
import { OrdersScreen } from '../../../features/orders/orders-screen.tsx';
import { ordersSearch } from '../../../features/orders/orders-search.ts';
import { SuspensionNotice } from '../../../features/store/suspension-notice.tsx';
import { titled } from '../../titled.ts';
import { orderExtras, whyNoOrders } from './-order-extras.tsx';

export const Route = createFileRoute('/dashboard/orders')({
  validateSearch: ordersSearch,
  head: titled('Orders'),
  staticData: { heading: 'Order Management' },
  component: Orders,
});

/** The list and, on top of it, the order that the rest of the address names. */
function Orders() {
  const { orderNumber } = useParams({ strict: false });
  return (
    <OrdersScreen
      storeUrl={undefined}
      search={Route.useSearch()}
      orderNumber={orderNumber}
      notice={<SuspensionNotice />}
      whyNone={whyNoOrders}
      more={orderExtras}
    />
  );
}
