// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { PromoPaidBy, PromoType } from '@counter/contract/promotions';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Identity, Published } from '../../platform/db/columns.ts';
import type { PublishedViews } from '../../platform/db/schema.ts';
import type { WorkOn } from '../../platform/events/work.ts';

interface PromoCodes {
  amount: number | null;
  budget: number | null;
  createdAt: Date;
  createdBy: string;
  deletedAt: Date | null;
  description: string;
  endDate: string;
  given: Generated<number>;
  id: Identity;
  maxDiscount: number | null;
  minimumOrderValue: number;
  paidBy: PromoPaidBy;
  promoCode: string;
  rate: number | null;
  startDate: string;
  storeId: number;
  type: PromoType;
  usageLimit: number | null;
  usageLimitPerCustomer: number | null;
  uses: Generated<number>;
}

interface PromoUses {
  amount: number;
  customerId: number;
  givenBackAt: Date | null;
  orderId: number;
  promoId: number;
  storeId: number;
  usedAt: Date;
}

export interface PromotionsTables {
  promoCodes: PromoCodes;
  promoUses: PromoUses;
  'published.promoUses': Published<
    PromotionsTables,
    'promoUses',
    'orderId' | 'promoId' | 'storeId'
  >;
}

/** The tables and views that this domain's queries may name. */
export interface Database extends PromotionsTables, PublishedViews {}

export type Db = Kysely<Database>;

export type Tx = Transaction<Database>;

export type Work = WorkOn<Tx>;
