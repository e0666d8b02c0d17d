import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../../features/operator/lists/list-search.ts';
import { PayoutsScreen } from '../../../../features/operator/payouts/payouts-screen.tsx';
import { titled } from '../../../titled.ts';
import { uiText } from '../../../../ui/ui.text.ts';

export const Route = createFileRoute('/operator/payouts/')({
  validateSearch: listSearch,
  head: titled(uiText.payouts),
  component: Payouts,
});

function Payouts() {
  return <PayoutsScreen search={Route.useSearch()} />;
}
