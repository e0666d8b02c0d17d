import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { PromoForm } from './promo-form.tsx';
import { text } from '../promotions.text.ts';

/** A new promo code. */
export function PromoFormScreen() {
  return (
    <Page narrow>
      <PageHeader
        title={text.form.addNewPromoCode}
        back={<BackArrow to="/dashboard/promo-code" label={text.form.backToPromoCode} />}
      />
      <PromoForm />
    </Page>
  );
}
