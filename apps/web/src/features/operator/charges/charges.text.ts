import { rich, type Mark } from '@counter/browser/sentence';

/** Screen text for charges. */
export const chargesText = {
  opened: 'Opened',

  charge: 'Charge',
  missingHelp:
    'This charge is now on another page or in another state. Search by its order number to find it.',
  chargeFor: (orderNumber: string) => `Charge for ${orderNumber}`,
  charged: 'Charged',
  disputeUntil: 'Dispute by',
  proof: (index: number) => `Proof ${index}`,
  automatically: 'Automatically',

  chargesHelp: (name: string, link: Mark) =>
    rich`Recover what the marketplace refunded for one of its orders. ${link(`All charges against ${name}`)}`,
  proposeCharge: 'Propose charge',

  pageHelp: "Charges to stores, newest first. To propose one, open the store's page.",
  noChargesYet: 'No charges yet',
  noChargesHelp: 'Charges to stores appear here. To propose one, open the store under Stores.',
  goToStores: 'Go to stores',

  chargeNothing: "Don't charge",
  chargePart: 'Charge part',
  chargeInFull: 'Charge in full',
  decidedToast: (orderNumber: string) => `Saved your decision on the charge for ${orderNumber}.`,
  decideCharge: 'Decide on charge',
  storeHasNotDisputedIt:
    "The store hasn't disputed it. You can drop it. Otherwise it's charged automatically.",
  lessThan: (money: string) => `Less than ${money}`,

  proposedToast: (orderNumber: string) =>
    `Proposed a charge for ${orderNumber}. We emailed the owners.`,
  proposeTitle: (name: string) => `Propose a charge to ${name}`,
  submitButton: 'Propose charge',
  proposeHelp: "The store has 30 days to dispute it. After that, it's charged.",
  orderNumber: 'Order number',
  selectReason: 'Select Reason',
  whatHappened: 'What happened',
} as const;
