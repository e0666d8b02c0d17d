import { formatCount, plural } from '@counter/contract/shared';

/** Screen text for the promotions of Performance. */
export const promotionsText = {
  promotions: 'Promotions',
  promotionsName: 'promotions',
  file: 'The promotions',

  codesAndDeals: 'Codes and deals',
  promotionsHelp:
    "Completed orders, by the day they were placed. Your earnings are after discounts and fees, and include what the marketplace pays of a discount. Refunds aren't deducted.",
  codesArePublic: (weeks: number) =>
    ` "Before and after" is how often a code's users ordered in the ${weeks} weeks before and after they first used it, for earlier customers whose weeks are over, whichever days you choose. They chose to use the code, so it doesn't prove that the code made the difference.`,
  beforeAndAfter: 'Before and after',
  moreOften: 'More often after',
  lessOften: 'Less often after',
  asOften: 'About as often',
  ordersAWeek: (after: string, before: string) => `${after} orders a week, ${before} before`,
  inSeveralRows: (orders: number) =>
    ` ${plural(orders, '1 order has', `${formatCount(orders)} orders have`)} a code and a deal, or several deals. Each counts in every row and once in the total.`,
  promoCode: 'Promo code',
  deal: 'Deal',
  otherDiscounts: 'Other discounts',
  otherExplained: 'The deal was swapped out',
  name: 'Name',
  orders: 'Orders',
  newCustomers: (customers: number) => `${formatCount(customers)} new`,
  count: formatCount,
  sales: 'Sales',
  discount: 'Discount',
  byMarketplace: (amount: string) => `${amount} by the marketplace`,
  paidByYou: 'Paid by you',
  refunded: 'Refunded',
  refundedAmount: (amount: string) => `${amount} refunded`,
  earnings: 'Your earnings',
  total: 'Total',
  salesAmount: (amount: string) => `${amount} sales`,
  discountAmount: (amount: string) => `${amount} off`,
  ordersCount: (orders: number) => plural(orders, '1 order', `${formatCount(orders)} orders`),
  noPromotions: 'No codes or deals used',
  noPromotionsHelp:
    'Each code and deal that customers use on these days appears here, with what it brought in and cost.',
  addPromoCode: 'Add promo code',

  smsCampaigns: 'SMS campaigns',
  whatCounts: (days: number, weeks: number) =>
    `Campaigns sent on these days. A completed order counts if a recipient placed it within ${days} days of the text. "Usual" is how often the same customers ordered per week in the ${weeks} weeks before it. Campaigns that left out 1 in 10 are compared with those instead.`,
  inSeveralCampaigns: (orders: number) =>
    ` ${plural(orders, '1 order follows', `${formatCount(orders)} orders follow`)} more than one campaign, and counts once in the total.`,
  campaign: 'Campaign',
  texts: 'Texts sent',
  costs: (amount: string) => `${amount} cost`,
  notCharged: 'Not charged yet',
  comparedWithUsual: 'Compared with usual',
  stillCounting: (day: string) => `Still counting until ${day}`,
  notEnoughData: 'Not enough data',
  moreThanHeldOut: 'More than without a text',
  fewerThanHeldOut: 'Fewer than without a text',
  sameAsHeldOut: 'No clear difference',
  tooFewToTell: 'Too few to tell',
  orderedOf: (texted: readonly [string, string], heldOut: readonly [string, string]) =>
    `${texted[0]} of ${texted[1]} ordered; without a text ${heldOut[0]} of ${heldOut[1]}`,
  moreThanUsual: 'More than usual',
  fewerThanUsual: 'Fewer than usual',
  aboutAsUsual: 'About as usual',
  ordersAndUsual: (orders: number, usual: string) =>
    `${formatCount(orders)} orders, usually ${usual}`,
  textsCount: (texts: number) => plural(texts, '1 text', `${formatCount(texts)} texts`),
  noCampaigns: 'No campaigns sent',
  noCampaignsHelp:
    'Each SMS campaign sent on these days appears here, with what it cost and what its recipients ordered.',
  createCampaign: 'Go to marketing',
};
