import { createFileRoute } from '@tanstack/react-router';
import { Today } from '../../../features/analytics/today.tsx';
import { WaitingBanner } from '../../../features/orders/waiting-banner.tsx';
import { StoreSwitch } from '../../../features/store/store-switch.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/app')({
  head: titled('Home'),
  component: Home,
});

/** The dashboard's home: what needs someone now, then the day so far. */
function Home() {
  return (
    <Page>
      <PageHeader title="Hi, Welcome back" actions={<StoreSwitch />} />
      <WaitingBanner />
      <Today />
    </Page>
  );
}
