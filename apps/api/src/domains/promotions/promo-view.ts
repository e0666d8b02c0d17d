import { promoStatus, type Promo, type PromoTerms } from '@counter/contract/promotions';
import { dayAt, formatMoney } from '@counter/contract/shared';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { PromoRow } from './promotions.repository.ts';

/** Converts a promo code to the store's view of it at an instant. */
export function toPromo(row: PromoRow, scope: StoreScope, now: Date): Promo {
  const { rate, ...promo } = row;
  const { state, reason } = promoStatus(row, dayAt(now, scope.timeZone), scope);
  return {
    ...promo,
    percentage: rate === null ? null : rate / 100,
    promoCodeValue: valueOf(row, scope.currency),
    active: state === 'ACTIVE',
    state,
    reason,
  };
}

function valueOf({ rate, amount }: PromoTerms, currency: string): string {
  return rate === null ? formatMoney(amount, currency) : `${rate / 100}%`;
}
