import type { RequestedDays } from '@counter/contract/shared';
import {
  compareBeforeAndAfter,
  type CampaignRow,
  type CampaignTotals,
  type PromotionRow,
  type PromotionsReport,
} from '@counter/contract/analytics';
import { shareOver } from '@counter/contract/orders';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import {
  findCodeFigures,
  findDealFigures,
  findOtherDiscounts,
  findPromotedTotals,
  findSharedDeals,
  type PromotionFigures,
  type SharedDeals,
} from '../../orders/index.ts';
import { findCampaignFigures, findCampaignOrders } from './campaign-figures.repository.ts';
import { countCodeUsers } from './code-users.repository.ts';
import { compareCampaigns, type ComparedCampaign } from './compared-campaigns.ts';

const otherName = 'Other discounts';

/** Reports what codes, deals and campaigns brought in and cost. Orders count on the day they were placed. */
export async function findPromotionsReport(
  db: Db,
  scope: StoreScope,
  { now, ...days }: RequestedDays & { readonly now: Date },
): Promise<PromotionsReport> {
  const [promotions, totals, figures, orders] = await Promise.all([
    findPromotions(db, scope, days, now),
    findPromotedTotals(db, scope, days),
    findCampaignFigures(db, scope, days),
    findCampaignOrders(db, scope, days),
  ]);
  const campaigns = await compareCampaigns(db, scope, figures, now);
  const { earned, ...brought } = orders;
  const sum = (figure: 'texts' | 'cost') =>
    figures.reduce((total, campaign) => total + (campaign[figure] ?? 0), 0);
  const campaignTotals: CampaignTotals = {
    ...brought,
    texts: sum('texts'),
    cost: sum('cost'),
    earnings: earned - sum('cost'),
  };
  return {
    currency: scope.currency,
    promotions,
    totals,
    campaigns: campaigns.map(toCampaign),
    campaignTotals,
  };
}

async function findPromotions(
  db: Db,
  scope: StoreScope,
  days: RequestedDays,
  now: Date,
): Promise<PromotionRow[]> {
  const [codes, deals, shared, other] = await Promise.all([
    findCodeFigures(db, scope, days),
    findDealFigures(db, scope, days),
    findSharedDeals(db, scope, days),
    findOtherDiscounts(db, scope, days),
  ]);
  const parts = shareDiscounts(shared);
  const ids = codes.flatMap(({ id }) => (id === null ? [] : [id]));
  const users = new Map(
    (await countCodeUsers(db, scope, ids, now)).map(({ promoId, ...counts }) => [promoId, counts]),
  );
  const compare = (id: number | null) => {
    const counts = id === null ? undefined : users.get(id);
    return counts ? compareBeforeAndAfter(counts) : null;
  };
  return [
    ...codes.map((code): PromotionRow => ({ kind: 'CODE', ...code, users: compare(code.id) })),
    ...deals.map((deal) => toDeal(deal, parts.get(deal.id ?? 0) ?? 0)),
    ...(other.orders > 0
      ? [{ kind: 'OTHER' as const, id: null, name: otherName, ...other, users: null }]
      : []),
  ];
}

function toDeal(deal: PromotionFigures, shared: number): PromotionRow {
  return { kind: 'DEAL', ...deal, ownDiscount: deal.ownDiscount + shared, users: null };
}

/** Splits each order's discount among its deals in proportion to what they took off, to the cent. */
function shareDiscounts(orders: readonly SharedDeals[]): ReadonlyMap<number, number> {
  const parts = new Map<number, number>();
  for (const { discount, deals } of orders) {
    const taken = deals.map((deal) => deal.taken);
    const weights = taken.some((amount) => amount > 0) ? taken : taken.map(() => 1);
    const shares = shareOver(weights, discount);
    deals.forEach(({ id }, at) => parts.set(id, (parts.get(id) ?? 0) + (shares[at] ?? 0)));
  }
  return parts;
}

function toCampaign({
  sentFrom,
  sentUntil: _sentUntil,
  countsUntil,
  earned,
  known: _known,
  knownOrders: _knownOrders,
  earlierOrders: _earlierOrders,
  goal: _goal,
  holdOut: _holdOut,
  ...campaign
}: ComparedCampaign): CampaignRow {
  return {
    ...campaign,
    sentFrom: sentFrom.toISOString(),
    countsUntil: countsUntil.toISOString(),
    earnings: earned - (campaign.cost ?? 0),
  };
}
