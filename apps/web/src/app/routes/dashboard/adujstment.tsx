import { createFileRoute } from '@tanstack/react-router';
import { AdjustmentsScreen } from '../../../features/adjustments/adjustments-screen.tsx';
import { adjustmentsSearch } from '../../../features/adjustments/adjustments-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/adujstment')({
  validateSearch: adjustmentsSearch,
  head: titled(text.adjustments),
  staticData: { heading: text.adjustments, permission: 'adjustments:read' },
  component: Adjustments,
});

/** Completed orders to refund, and charges to the store. */
function Adjustments() {
  return <AdjustmentsScreen search={Route.useSearch()} />;
}
