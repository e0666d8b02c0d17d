import { createFileRoute } from '@tanstack/react-router';
import { CustomersList } from '../../../features/customers/list/customers-list.tsx';
import { customersSearch } from '../../../features/customers/list/customers-search.ts';
import { CustomerOrders } from '../../../features/orders/customer/customer-orders.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/customers/')({
  validateSearch: customersSearch,
  head: titled(text.customers),
  component: Customers,
});

function Customers() {
  return <CustomersList search={Route.useSearch()} orders={ordersOf} />;
}

function ordersOf(customerId: number) {
  return <CustomerOrders customerId={customerId} />;
}
