import { createFileRoute, useParams } from '@tanstack/react-router';
import { OrdersScreen } from '../../../features/orders/orders-screen.tsx';
import { ordersSearch } from '../../../features/orders/address/orders-search.ts';
import { SuspensionNotice } from '../../../features/store/suspension-notice.tsx';
import { titled } from '../../titled.ts';
import { orderExtras, whyNoOrders } from './-order-extras.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/orders')({
  validateSearch: ordersSearch,
  head: titled(uiText.orders),
  staticData: { heading: text.orderManagement },
  component: Orders,
});

/** The order list, with the order in the address on top. */
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
