import { createFileRoute } from '@tanstack/react-router';
import { PromoFormScreen } from '../../../features/promotions/form/promo-form-screen.tsx';
import { promoFormSearch } from '../../../features/promotions/form/promo-form-search.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/add-promo-code')({
  validateSearch: promoFormSearch,
  head: titled(text.addNewPromoCode),
  staticData: { heading: text.addNewPromoCode, permission: 'promotions:write' },
  component: AddPromoCode,
});

function AddPromoCode() {
  return <PromoFormScreen search={Route.useSearch()} />;
}
