import { useNavigate } from '@tanstack/react-router';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PayoutsList } from './payouts-list.tsx';

/** The latest payouts where they are a part of another screen; nothing for whoever may not see them. */
export function PayoutsBeneath() {
  const navigate = useNavigate();
  const { can } = useCurrentStore();
  if (!can('payouts:read')) return null;
  return (
    <Panel
      flush
      title="Payouts"
      actions={<TextLink to="/dashboard/reports/payouts">All payouts</TextLink>}
    >
      <PayoutsList
        search={{}}
        onOpen={({ transactionId }) =>
          void navigate({ to: '/dashboard/reports/payouts', search: { payout: transactionId } })
        }
      />
    </Panel>
  );
}
