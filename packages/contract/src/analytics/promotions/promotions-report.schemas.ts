import { z } from 'zod/mini';
import { instant, minorUnits } from '../../shared/schema.ts';
import { startBeforeEnd } from '../../shared/asked-days.ts';
import { daysOfStore } from '../days-request.ts';
import { campaignSorts, promotionSorts } from './promotion-sorts.ts';

/** Totals of completed orders. */
const brought = {
  orders: z.int(),
  /** Customers whose first order at the store is among them. */
  newCustomers: z.int(),
  /** Their subtotals. */
  sales: minorUnits,
  /** Their discounts, by who paid: the store or the marketplace. */
  ownDiscount: minorUnits,
  marketplaceDiscount: minorUnits,
  /** Later refunds of these orders, not subtracted here. */
  refunded: minorUnits,
};

export const verdicts = ['MORE', 'FEWER', 'SAME'] as const;

/** A code's users who were customers before, and their other orders in the weeks around their first use. */
export const beforeAfter = z.object({
  customers: z.int(),
  before: z.int(),
  after: z.int(),
  verdict: z.enum(verdicts),
});

export type BeforeAfter = z.infer<typeof beforeAfter>;

/** CODE and DEAL have an id; OTHER covers orders whose code or deal no longer exists. */
export const promotionKinds = ['CODE', 'DEAL', 'OTHER'] as const;

export type PromotionKind = (typeof promotionKinds)[number];

export const promotionRow = z.object({
  kind: z.enum(promotionKinds),
  id: z.nullable(z.int()),
  name: z.string(),
  ...brought,
  /** "Your earnings", including the marketplace's share of the discount. */
  earnings: minorUnits,
  /** All of a code's users so far, regardless of the days; null without enough data, and for anything but a code. */
  users: z.nullable(beforeAfter),
});

export type PromotionRow = z.infer<typeof promotionRow>;

export const promotionTotals = z.object({
  ...brought,
  earnings: minorUnits,
  /** Orders that are in several rows; here each counts once. */
  inSeveralRows: z.int(),
});

export type PromotionTotals = z.infer<typeof promotionTotals>;

/** The recipients' orders in the week after the text, compared with a usual week. */
export const comparison = z.object({
  /** Recipients who had been customers long enough. */
  customers: z.int(),
  /** Their orders in the week after the text. */
  orders: z.int(),
  /** Their usual orders per week, in hundredths. */
  usualHundredths: z.int(),
  verdict: z.enum(verdicts),
});

export type Comparison = z.infer<typeof comparison>;

export const controlVerdicts = ['MORE', 'FEWER', 'SAME', 'TOO_FEW'] as const;

/** The campaign's customers compared with the holdout group, which was chosen at random to get no text. */
export const control = z.object({
  /** The customers who should get the text, and those of them who ordered in the week after it. */
  texted: z.int(),
  textedWhoOrdered: z.int(),
  heldOut: z.int(),
  heldOutWhoOrdered: z.int(),
  /** TOO_FEW: the groups are too small for a verdict. */
  verdict: z.enum(controlVerdicts),
});

export type Control = z.infer<typeof control>;

/** A campaign's incremental orders; SAME if the difference is insignificant. */
export const campaignEffect = z.object({
  orders: z.int(),
  /** The baseline: the recipients' usual orders, or the holdout group's. */
  than: z.enum(['USUAL', 'HELD_OUT']),
  verdict: z.enum(verdicts),
});

export type CampaignEffect = z.infer<typeof campaignEffect>;

export const campaignRow = z.object({
  id: z.int(),
  title: z.string(),
  /** The times of the first and last text. */
  sentFrom: instant,
  /** Orders from this instant on no longer count. */
  countsUntil: instant,
  counting: z.boolean(),
  texts: z.int(),
  /** Null until the campaign is charged. */
  cost: z.nullable(minorUnits),
  ...brought,
  /** "Your earnings" minus the cost. */
  earnings: minorUnits,
  /** Null without enough data. */
  comparison: z.nullable(comparison),
  /** Null if the campaign has no holdout group or its days aren't over. */
  control: z.nullable(control),
});

export type CampaignRow = z.infer<typeof campaignRow>;

export const campaignTotals = z.object({
  texts: z.int(),
  cost: minorUnits,
  ...brought,
  earnings: minorUnits,
  /** Orders attributed to several campaigns; here each counts once. */
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

/** The file's sort order, as on the screen. */
export const promotionsFileRequest = z
  .object({
    ...daysOfStore,
    sort: z._default(z.enum(promotionSorts), 'sales'),
    descending: z._default(z.boolean(), true),
    campaignSort: z._default(z.enum(campaignSorts), 'sent'),
    campaignDescending: z._default(z.boolean(), true),
  })
  .check(startBeforeEnd);
