import { createFileRoute } from '@tanstack/react-router';
import { SharedReceipt } from '../../../features/expenses/shared-receipt.tsx';
import { shareSearch } from '../../../features/expenses/share-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/share')({
  validateSearch: shareSearch,
  head: titled(text.expense),
  staticData: { heading: text.expense, permission: 'expenses:write' },
  component: Share,
});

/** Receives a receipt shared from a phone. */
function Share() {
  return <SharedReceipt refused={Route.useSearch().refused} />;
}
