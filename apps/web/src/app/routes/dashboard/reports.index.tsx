import { createFileRoute } from '@tanstack/react-router';
import { OrderHistory } from '../../../features/orders/ranged/order-history.tsx';
import { historySearch } from '../../../features/orders/address/orders-search.ts';
import { PayoutsBeneath } from '../../../features/payouts/payouts-beneath.tsx';
import { ReportTabs } from '../../../features/reports/report-tabs.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/reports/')({
  validateSearch: historySearch,
  head: titled(text.reports),
  staticData: { heading: text.reports },
  component: Reports,
});

function Reports() {
  return (
    <Page>
      <PageHeader title={text.reports} />
      <ReportTabs />
      <OrderHistory search={Route.useSearch()} />
      <PayoutsBeneath />
    </Page>
  );
}
