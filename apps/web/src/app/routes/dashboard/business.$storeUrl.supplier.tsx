import { createFileRoute } from '@tanstack/react-router';
import { SupplierScreen } from '../../../features/expenses/suppliers/supplier-screen.tsx';
import { supplierSearch } from '../../../features/expenses/suppliers/supplier-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/business/$storeUrl/supplier')({
  validateSearch: supplierSearch,
  head: titled(text.supplier),
  staticData: { heading: text.supplier, permission: 'expenses:read' },
  component: Supplier,
});

/** The suppliers of the store in the address, which the dashboard has selected. */
function Supplier() {
  return <SupplierScreen search={Route.useSearch()} />;
}
