import { createFileRoute } from '@tanstack/react-router';
import { useChargesToDispute } from '../../../features/adjustments/attention.ts';
import { shareChange } from '../../../features/analytics/change.ts';
import { FinancialsScreen } from '../../../features/analytics/financials-screen.tsx';
import type { OverviewAsked } from '../../../features/analytics/overview-frame.tsx';
import { MoneyOverview } from '../../../features/finance/money/money-overview.tsx';
import { NeedsAttention } from '../../../features/finance/money/needs-attention.tsx';
import { usePayoutsToMend } from '../../../features/payouts/attention.ts';
import { PayoutsBeneath } from '../../../features/payouts/payouts-beneath.tsx';
import { PayoutProgressPanel } from '../../../features/payouts/progress-panel.tsx';
import { rangeSearch } from '../../../lib/url/range-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/financials')({
  validateSearch: rangeSearch,
  head: titled(text.financials),
  staticData: { heading: text.financials, permission: 'analytics:read' },
  component: Financials,
});

/** The store's money and sales. */
function Financials() {
  return <FinancialsScreen search={Route.useSearch()} money={Money} />;
}

function Money(asked: OverviewAsked) {
  const known = [usePayoutsToMend(), useChargesToDispute()];
  return (
    <MoneyOverview
      {...asked}
      describeChange={shareChange}
      progress={PayoutProgressPanel}
      payouts={<PayoutsBeneath limit={latestPayouts} />}
      attention={<NeedsAttention known={known} />}
    />
  );
}

const latestPayouts = 4;
