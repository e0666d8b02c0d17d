import { createFileRoute } from '@tanstack/react-router';
import { CustomerPage } from '../../../features/customers/page/customer-page.tsx';
import { CustomerFeedback } from '../../../features/feedback/customer-feedback.tsx';
import { CustomerTexts } from '../../../features/marketing/customer-texts.tsx';
import { CustomerOrders } from '../../../features/orders/customer/customer-orders.tsx';
import { CustomerCodes } from '../../../features/promotions/customer-codes.tsx';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { readId } from '../../../lib/url/read-id.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/customers_/$customerId')({
  head: titled(text.customers),
  staticData: { heading: text.customers, permission: 'customers:read' },
  component: Customer,
});

function Customer() {
  const { can } = useCurrentStore();
  const customerId = readId(Route.useParams().customerId);
  return (
    <CustomerPage customerId={customerId} orders={<CustomerOrders customerId={customerId} />}>
      <CustomerFeedback customerId={customerId} />
      {can('marketing:read') ? <CustomerTexts customerId={customerId} /> : null}
      {can('promotions:read') ? <CustomerCodes customerId={customerId} /> : null}
    </CustomerPage>
  );
}
