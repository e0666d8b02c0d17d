import { createFileRoute } from '@tanstack/react-router';
import { CustomersScreen } from '../../../features/analytics/customers/customers-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/analytics/customers')({
  head: titled(text.performanceCustomers),
  staticData: { heading: text.performance, permission: 'analytics:read' },
  component: Customers,
});

function Customers() {
  return <CustomersScreen />;
}
