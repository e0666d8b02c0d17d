import { campaignGoals } from '@counter/contract/marketing';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { PromoForm } from './promo-form.tsx';
import type { PromoFormSearch } from './promo-form-search.ts';
import { text } from '../promotions.text.ts';

/** The form screen of a new promo code. */
export function PromoFormScreen({ search }: { search: PromoFormSearch }) {
  return (
    <Page narrow>
      <PageHeader
        title={text.form.addNewPromoCode}
        back={<BackArrow to="/dashboard/promo-code" label={text.form.backToPromoCode} />}
      />
      <PromoForm goal={campaignGoals.find((goal) => goal === search.goal)} />
    </Page>
  );
}
