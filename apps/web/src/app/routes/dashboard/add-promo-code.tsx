import { createFileRoute } from '@tanstack/react-router';
import { PromoFormScreen } from '../../../features/promotions/form/promo-form-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/add-promo-code')({
  head: titled('Add New Promo Code'),
  staticData: { heading: 'Add New Promo Code', permission: 'promotions:write' },
  component: PromoFormScreen,
});
