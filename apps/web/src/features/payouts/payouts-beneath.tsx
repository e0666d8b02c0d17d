import { useNavigate } from '@tanstack/react-router';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PayoutsList } from './payouts-list.tsx';
import { uiText } from '../../ui/ui.text.ts';
import { text } from './payouts.text.ts';

interface PayoutsBeneathProps {
  /** Maximum number of payouts. */
  limit?: number;
}

/** The latest payouts as part of another screen. Hidden without the permission. */
export function PayoutsBeneath({ limit }: PayoutsBeneathProps) {
  const navigate = useNavigate();
  const { can } = useCurrentStore();
  if (!can('payouts:read')) return null;
  return (
    <Panel
      flush
      title={uiText.payouts}
      actions={<TextLink to="/dashboard/reports/payouts">{text.allPayouts}</TextLink>}
    >
      <PayoutsList
        search={{}}
        {...(limit === undefined ? {} : { limit })}
        onOpen={({ transactionId }) =>
          void navigate({ to: '/dashboard/reports/payouts', search: { payout: transactionId } })
        }
      />
    </Panel>
  );
}
