import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CustomersFrame } from '../../../features/feedback/customers-frame.tsx';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/customers')({
  staticData: { heading: text.customers, permission: 'feedback:read' },
  component: Customers,
});

/** The tabs of the customers, around the tab in the address. */
function Customers() {
  return (
    <CustomersFrame>
      <Outlet />
    </CustomersFrame>
  );
}
