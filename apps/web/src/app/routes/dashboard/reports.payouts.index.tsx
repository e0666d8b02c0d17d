import { createFileRoute } from '@tanstack/react-router';
import { PayoutsScreen } from '../../../features/payouts/payouts-screen.tsx';
import { payoutsSearch } from '../../../features/payouts/payouts-search.ts';
import { ReportTabs } from '../../../features/reports/report-tabs.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { titled } from '../../titled.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/reports/payouts/')({
  validateSearch: payoutsSearch,
  head: titled(uiText.payouts),
  staticData: { heading: uiText.payouts, permission: 'payouts:read' },
  component: Payouts,
});

function Payouts() {
  return (
    <PayoutsScreen
      search={Route.useSearch()}
      tabs={<ReportTabs />}
      actions={
        <LinkButton variant="default" to="/dashboard/reports/payouts/deposits">
          {text.checkDeposits}
        </LinkButton>
      }
    />
  );
}
