import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { PromoForm } from './promo-form.tsx';

/** A new promo code. */
export function PromoFormScreen() {
  return (
    <Page narrow>
      <PageHeader
        title="Add New Promo Code"
        back={<BackArrow to="/dashboard/promo-code" label="Back to Promo Code" />}
      />
      <PromoForm />
    </Page>
  );
}
