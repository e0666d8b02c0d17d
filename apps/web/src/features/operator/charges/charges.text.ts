import { rich, type Mark } from '../../../lib/sentence.ts';

/** The sentences of the screens about charges. */
export const chargesText = {
  opened: 'Opened',

  charge: 'Charge',
  thisChargeIsNowElsewhere:
    'This charge is now on another page or in another state. Search by its order number to find it.',
  chargeFor: (orderNumber: string) => `Charge for ${orderNumber}`,
  charged: 'Charged',
  disputeUntil: 'Dispute by',
  proof: (index: number) => `Proof ${index}`,
  byItself: 'Automatically',

  whatMarketplaceMadeGoodFor: (name: string, link: Mark) =>
    rich`Recover what the marketplace refunded for one of its orders. ${link(`All charges against ${name}`)}`,
  proposeCharge: 'Propose charge',

  chargesToStoresNewestFirst:
    "Charges to stores, newest first. To propose one, open the store's page.",
  noChargesYet: 'No charges yet',
  chargeIsProposedOnPage:
    'Charges to stores appear here. To propose one, open the store under Stores.',
  goToStores: 'Go to stores',

  chargeNothing: "Don't charge",
  chargePart: 'Charge part',
  chargeAllOfIt: 'Charge in full',
  chargeForIsDecided: (orderNumber: string) =>
    `Saved your decision on the charge for ${orderNumber}.`,
  decideCharge: 'Decide on charge',
  storeHasNotDisputedIt:
    "The store hasn't disputed it. You can drop it. Otherwise it's charged automatically.",
  lessThan: (money: string) => `Less than ${money}`,

  chargeForIsProposedOwners: (orderNumber: string) =>
    `Proposed a charge for ${orderNumber}. We emailed the owners.`,
  proposeChargeAgainst: (name: string) => `Propose a charge to ${name}`,
  proposeCharge2: 'Propose charge',
  storeHasDaysToDispute: "The store has 30 days to dispute it. After that, it's charged.",
  orderNumber: 'Order number',
  selectReason: 'Select Reason',
  whatHappened: 'What happened',
} as const;
