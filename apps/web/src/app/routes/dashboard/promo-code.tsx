import { createFileRoute } from '@tanstack/react-router';
import { promotionsSearch } from '../../../features/promotions/promotions-search.ts';
import { PromotionsScreen } from '../../../features/promotions/promotions-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/promo-code')({
  validateSearch: promotionsSearch,
  head: titled(text.promoCode),
  staticData: { heading: text.promoCode, permission: 'promotions:read' },
  component: PromoCodes,
});

/** The promo codes of the current store. */
function PromoCodes() {
  return <PromotionsScreen search={Route.useSearch()} />;
}
