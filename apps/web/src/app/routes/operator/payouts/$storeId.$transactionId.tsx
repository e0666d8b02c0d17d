import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../../features/operator/lists/list-search.ts';
import { PayoutScreen } from '../../../../features/operator/payouts/payout-screen.tsx';
import { readId } from '../../../../lib/url/read-id.ts';
import { titled } from '../../../titled.ts';
import { text } from '../../../app.text.ts';

export const Route = createFileRoute('/operator/payouts/$storeId/$transactionId')({
  validateSearch: listSearch,
  head: ({ params }) => titled(text.payout(params.transactionId))(),
  component: Payout,
});

function Payout() {
  const { storeId, transactionId } = Route.useParams();
  return (
    <PayoutScreen
      storeId={readId(storeId)}
      transactionId={transactionId}
      search={Route.useSearch()}
    />
  );
}
