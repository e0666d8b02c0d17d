import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of adjustments. */
export const text = {
  adjustments: 'Adjustments',
  refundCustomersAndDisputeCharges: 'Refund customers and dispute charges.',
  chargesLabel: 'Charges',
  completed: 'Completed',
  customerPaid: 'Customer paid',
  refunded: 'Refunded',
  action: 'Action',
  refundedWithMoney: (money: string) => ` · ${money} refunded`,
  issueAdjustmentFor: (orderNumber: string) => `Issue Adjustment for ${orderNumber}`,
  issueAdjustment: 'Issue Adjustment',
  searchByOrderNumberOr: 'Search by order number or customer',
  orderNumberOrCustomer: 'Order number or customer',
  completedOrders: 'Completed orders',
  noCompletedOrdersYet: 'No completed orders yet',
  orderCanBeRefundedHere: "You can refund orders here once they're completed.",

  attention: {
    charge: (amount: string, orderNumber: string) => `Charge of ${amount} for order ${orderNumber}`,
    takenUnlessDisputed: (instant: string) =>
      `It comes out of your next payout unless you dispute it by ${instant}.`,
    dispute: 'Dispute it',
    see: 'See the charge',
    moreCharges: (count: number) => countOf(count, 'more charge', 'more charges'),
    canBeDisputed: 'You can still dispute them.',
    seeAll: 'See all charges',
  },

  charges: {
    opened: 'Opened',
    charged: 'Charged',
    state: 'State',

    charge: 'Charge',
    chargeFor: (orderNumber: string) => `Charge for ${orderNumber}`,
    openedWithInstant: (instant: ReactNode) => rich`Opened ${instant}`,
    handoff: 'Handoff',
    handedOver: (instant: ReactNode, by: string) => rich`Handed over ${instant} by ${by}`,
    items: (count: number) => countOf(count, 'item', 'items'),
    bags: (count: number) => countOf(count, 'bag', 'bags'),
    codeMatched: (code: string) => `Code ${code} matched`,
    marketplaceAsksFor: 'Amount requested',
    chargedToStore: 'Charged to your store',
    customer: (customer: string) => `Customer: ${customer}`,
    decision: 'Decision',
    marketplace: (instant: ReactNode) => rich`${instant} · The marketplace`,
    whatYouSaid: 'Your response',
    proof: (index: number) => `Proof ${index}`,
    timeToDisputeItIs: "The time to dispute this charge is over. We'll charge it shortly.",
    doYouAgree: 'Do you agree with this charge?',
    ifNobodyDisputesItBy: (instant: ReactNode) =>
      rich`Dispute it by ${instant}, or your store will be charged.`,
    ownerOrManagerOfStore: 'Only an owner or manager can dispute it.',

    noCharges: 'No charges',
    ifMarketplaceCompensatesCustomer:
      'If the marketplace compensates a customer and charges you, you have 30 days to dispute it here.',

    pictureIsStillOnIts: 'Wait for the picture to finish uploading.',
    disputeSent: 'Dispute sent. The marketplace will review it and email you.',
    reasonForDispute: 'Reason for dispute',
    marketplaceReadsIt: 'The marketplace will see this.',
    pictures: 'Pictures',
    whatShowsItReceiptPacked: 'Add evidence, such as the receipt or the packed bag.',
    disputeCharge: 'Dispute charge',
  },

  refund: {
    backToAdjustments: 'Back to Adjustments',
    noOrderChosen: 'No order chosen',
    chooseOrderWhoseMoneyGoes: 'Choose an order to refund first.',
    noSuchOrder: "We couldn't find this order",
    thisOrderCouldNotBe: "We couldn't load this order",
    cannotBeRefunded: (orderNumber: string) => `You can't refund ${orderNumber}`,
    itIsOnlyCompletedOrders: (status: string) =>
      `This order is ${status}. You can only refund completed orders.`,
    nothingIsLeftToGive: 'Nothing left to refund',
    allThatWasPaidFor: (orderNumber: string) =>
      `${orderNumber} is fully refunded, or the rest is held for a charge.`,
    youCantIssueRefunds: "You can't issue refunds",
    ownerOrManagerOfStore: 'Ask an owner or manager of the store.',
    chooseOrder: 'Choose an order',

    items: 'Items',
    howManyOf: (name: string) => `Quantity of ${name}`,
    none: 'None',
    alreadyRefunded: (refundedQuantity: number) => `${refundedQuantity} already refunded`,
    ordered: (quantity: number) => `${quantity} ordered`,

    paymentDetails: 'Payment details',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tip: 'Tip',
    deliveryFee: 'Delivery fee',
    deliveryFeeNotRefundable: 'Delivery fee (not refundable)',
    refundedBefore: 'Already refunded',
    heldForCharges: 'Held for charges',
    refundable: 'Refundable',
    paidBy: (customer: string) => `Paid by ${customer}`,
    paidByWithCustomerPayment: (customer: string, payment: string) =>
      `Paid by ${customer} ${payment}`,
    refundSummary: 'Refund summary',
    youRefundAtCounter: 'You refund at the counter',
    customerGetsBack: 'Customer gets back',
    marketplaceFeeReturnedToYou: 'Marketplace fee returned',
    promoCodePaidByMarketplace: 'Promo code funded by the marketplace',
    addedToYourBalance: 'Added to your balance',
    takenFromYourBalance: 'Taken from your balance',
    refundsBefore: 'Earlier refunds',

    ofGoesBackTo: (given: string, orderNumber: string, customer: string) =>
      `Refunded ${given} of ${orderNumber} to ${customer}.`,
    refund: 'Refund',
    refundType: 'Refund type',
    selectType: 'Select Type',
    customAmount: 'Custom amount',
    atMost: (refundable: string) => `Up to ${refundable}`,
    refundReason: 'Refund reason',
    selectReason: 'Select Reason',
    comment: 'Comment',
    yourTeamSeesItWith: 'Your team sees this on the order.',
    refundButton: (amount: string) => `Refund ${amount}`,
    issueRefund: 'Issue refund',
    giveBackTo: (money: string, customer: string) => `Refund ${money} to ${customer}?`,
    giveBack: 'Refund',
    itemsBecause: (items: string, reason: string) => `${items}. Reason: ${reason}.`,
    itWasPaidAtYour: "They paid at your counter, so refund them there. You can't undo this.",
    wellTakeThisFromYourBalance:
      "We'll take this from your balance right away. You can't undo this.",
    refundWasNotIssuedWhat: "You haven't issued this refund. Your entries will be lost.",

    atMostOfThisOrder: (left: string) => `You can refund up to ${left} for this order`,
  },
} as const;
