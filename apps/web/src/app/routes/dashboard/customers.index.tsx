import { createFileRoute, Navigate } from '@tanstack/react-router';

export const Route = createFileRoute('/dashboard/customers/')({
  component: FirstTab,
});

function FirstTab() {
  return <Navigate to="/dashboard/customers/inquiries" replace />;
}
