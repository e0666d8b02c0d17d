import { useCurrentStore } from '../../../lib/store-context.tsx';
import { BackArrow } from '../../../ui/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { PromoForm } from './promo-form.tsx';

/** A new promo code. */
export function PromoFormScreen() {
  const { can } = useCurrentStore();
  return (
    <Page narrow>
      <PageHeader
        title="Add New Promo Code"
        back={<BackArrow to="/dashboard/promo-code" label="Back to Promo Code" />}
      />
      {can('promotions:write') ? <PromoForm /> : <NotAllowed />}
    </Page>
  );
}

function NotAllowed() {
  return (
    <Panel flush>
      <EmptyState
        title="You cannot add promo codes"
        description="An owner or a manager of the store can."
      />
    </Panel>
  );
}
