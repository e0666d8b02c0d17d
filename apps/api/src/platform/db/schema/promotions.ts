import type { PromoPaidBy, PromoType } from '@counter/contract/promotions';
import type { Generated } from 'kysely';
import type { Identity } from './columns.ts';

/** Promo codes, and who used them. */
export type PromotionTables = {
  promo_codes: {
    store_id: number;
    id: Identity;
    promo_code: string;
    description: string;
    type: PromoType;
    rate: number | null;
    amount: number | null;
    max_discount: number | null;
    minimum_order_value: number;
    start_date: string;
    end_date: string;
    usage_limit: number | null;
    usage_limit_per_customer: number | null;
    budget: number | null;
    paid_by: PromoPaidBy;
    uses: Generated<number>;
    given: Generated<number>;
    created_by: string;
    created_at: Date;
    deleted_at: Date | null;
  };
  promo_uses: {
    store_id: number;
    order_id: number;
    promo_id: number;
    customer_id: number;
    amount: number;
    used_at: Date;
    given_back_at: Date | null;
  };
};
