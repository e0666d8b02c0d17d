import { linkOptions } from '@tanstack/react-router';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { TabLinks } from '../../ui/layout/tabs.tsx';
import type { AdjustmentsSearch } from './adjustments-search.ts';
import { useCharges } from './adjustments.queries.ts';
import { ChargesTab } from './charges/charges-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { text } from './adjustments.text.ts';
import { uiText } from '../../ui/ui.text.ts';

/** Adjustments: refunds of completed orders, and charges against the store. */
export function AdjustmentsScreen({ search }: { search: AdjustmentsSearch }) {
  return (
    <Page>
      <PageHeader title={text.adjustments} description={text.pageHelp} />
      <Tabs search={search} />
    </Page>
  );
}

const to = '/dashboard/adujstment';

function Tabs({ search }: { search: AdjustmentsSearch }) {
  const { data } = useCharges({ pageNumber: 0 });
  const charges = search.tab === 'charges';
  return (
    <>
      <TabLinks
        label={text.adjustments}
        tabs={[
          { label: uiText.orders, active: !charges, link: linkOptions({ to, search: {} }) },
          {
            label: text.chargesLabel,
            ...(data?.open ? { count: data.open } : {}),
            active: charges,
            link: linkOptions({ to, search: { tab: 'charges' } }),
          },
        ]}
      />
      {charges ? <ChargesTab search={search} /> : <OrdersTab search={search} />}
    </>
  );
}
