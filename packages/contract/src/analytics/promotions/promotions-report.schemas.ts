import { z } from 'zod/mini';
import { instant, minorUnits } from '../../shared/schema.ts';
import { startBeforeEnd } from '../../shared/asked-days.ts';
import { daysOfStore } from '../days-request.ts';
import { campaignSorts, promotionSorts } from './promotion-sorts.ts';

/** Sums of completed orders. */
const brought = {
  orders: z.int(),
  /** The customers whose first order at the store is among them. */
  newCustomers: z.int(),
  /** Their subtotals. */
  sales: minorUnits,
  /** Their discounts: what the store paid for, and what the marketplace did. */
  ownDiscount: minorUnits,
  marketplaceDiscount: minorUnits,
  /** Later refunds of these orders. They are not taken off. */
  refunded: minorUnits,
};

export const verdicts = ['MORE', 'FEWER', 'SAME'] as const;

/** The users of a code who were customers before, and their orders in the weeks around their first use, without it. */
export const beforeAfter = z.object({
  customers: z.int(),
  before: z.int(),
  after: z.int(),
  verdict: z.enum(verdicts),
});

export type BeforeAfter = z.infer<typeof beforeAfter>;

/** CODE and DEAL name their id; OTHER is the discount of orders that have neither any more. */
export const promotionKinds = ['CODE', 'DEAL', 'OTHER'] as const;

export type PromotionKind = (typeof promotionKinds)[number];

export const promotionRow = z.object({
  kind: z.enum(promotionKinds),
  id: z.nullable(z.int()),
  name: z.string(),
  ...brought,
  /** Your earnings: with what the marketplace pays of the discount. */
  earnings: minorUnits,
  /** All its users so far, whatever the days; null without enough data, and for what is no code. */
  users: z.nullable(beforeAfter),
});

export type PromotionRow = z.infer<typeof promotionRow>;

export const promotionTotals = z.object({
  ...brought,
  earnings: minorUnits,
  /** The orders that stand in more than one row; here each counts once. */
  inSeveralRows: z.int(),
});

export type PromotionTotals = z.infer<typeof promotionTotals>;

/** The recipients' orders in the week after the text, beside those of their usual week. */
export const comparison = z.object({
  /** The recipients who had been customers long enough. */
  customers: z.int(),
  /** Their orders in the week after the text. */
  orders: z.int(),
  /** Their usual orders in a week, in hundredths. */
  usualHundredths: z.int(),
  verdict: z.enum(verdicts),
});

export type Comparison = z.infer<typeof comparison>;

export const controlVerdicts = ['MORE', 'FEWER', 'SAME', 'TOO_FEW'] as const;

/** Customers who were chosen by lot to get no text, beside those who were to get it. */
export const control = z.object({
  /** The customers that the text was for, and those of them who ordered in the week after it. */
  texted: z.int(),
  textedWhoOrdered: z.int(),
  heldOut: z.int(),
  heldOutWhoOrdered: z.int(),
  /** TOO_FEW: the numbers are too small to mean anything. */
  verdict: z.enum(controlVerdicts),
});

export type Control = z.infer<typeof control>;

/** The orders of a campaign beyond those that would have come anyway; SAME if chance explains them. */
export const campaignEffect = z.object({
  orders: z.int(),
  /** Than the recipients usually order, or than the customers who were held out. */
  than: z.enum(['USUAL', 'HELD_OUT']),
  verdict: z.enum(verdicts),
});

export type CampaignEffect = z.infer<typeof campaignEffect>;

export const campaignRow = z.object({
  id: z.int(),
  title: z.string(),
  /** The first and the last text. */
  sentFrom: instant,
  /** The instant from which orders no longer count. */
  countsUntil: instant,
  counting: z.boolean(),
  texts: z.int(),
  /** Null until the campaign is charged. */
  cost: z.nullable(minorUnits),
  ...brought,
  /** Your earnings less the cost. */
  earnings: minorUnits,
  /** Null without enough data. */
  comparison: z.nullable(comparison),
  /** Null unless the campaign held out some recipients, and its days are over. */
  control: z.nullable(control),
});

export type CampaignRow = z.infer<typeof campaignRow>;

export const campaignTotals = z.object({
  texts: z.int(),
  cost: minorUnits,
  ...brought,
  earnings: minorUnits,
  /** The orders that follow more than one campaign; here each counts once. */
  inSeveralRows: z.int(),
});

export type CampaignTotals = z.infer<typeof campaignTotals>;

export const promotionsReport = z.object({
  currency: z.string(),
  promotions: z.array(promotionRow),
  totals: promotionTotals,
  campaigns: z.array(campaignRow),
  campaignTotals,
});

export type PromotionsReport = z.infer<typeof promotionsReport>;

/** The order of the lines in the file, as on the screen. */
export const promotionsFileRequest = z
  .object({
    ...daysOfStore,
    sort: z._default(z.enum(promotionSorts), 'sales'),
    descending: z._default(z.boolean(), true),
    campaignSort: z._default(z.enum(campaignSorts), 'sent'),
    campaignDescending: z._default(z.boolean(), true),
  })
  .check(startBeforeEnd);
