import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of adjustments. */
export const text = {
  adjustments: 'Adjustments',
  giveMoneyOfCompletedOrder:
    'Give money of a completed order back to its customer, and answer what the marketplace charges.',
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
  orderCanBeRefundedHere: 'An order can be refunded here once it is handed over.',

  charges: {
    opened: 'Opened',
    charged: 'Charged',
    state: 'State',

    charge: 'Charge',
    chargeFor: (orderNumber: string) => `Charge for ${orderNumber}`,
    openedWithInstant: (instant: ReactNode) => rich`Opened ${instant}`,
    marketplaceAsksFor: 'The marketplace asks for',
    chargedToStore: 'Charged to the store',
    customer: (customer: string) => `Customer: ${customer}`,
    decision: 'Decision',
    marketplace: (instant: ReactNode) => rich`${instant} · The marketplace`,
    whatYouSaid: 'What you said',
    proof: (index: number) => `Proof ${index}`,
    timeToContestItIs: 'The time to contest it is over. It is charged in a moment.',
    doYouAgree: 'Do you agree?',
    ifNobodyContestsItBy: (instant: ReactNode) =>
      rich`If nobody contests it by ${instant}, it is charged to the store.`,
    ownerOrManagerOfStore: 'An owner or a manager of the store can contest it.',

    noCharges: 'No charges',
    whereMarketplaceMakesGoodSomething:
      'Where the marketplace makes good something that went wrong and asks for it back, you can contest it here for 30 days.',

    pictureIsStillOnIts: 'A picture is still on its way. Wait until it is uploaded.',
    contestedMarketplaceLooksAtIt: 'Contested. The marketplace looks at it and writes to you.',
    contestCharge: 'Contest the charge',
    whyItIsNotRight: 'Why it is not right',
    marketplaceReadsIt: 'The marketplace reads it.',
    pictures: 'Pictures',
    whatShowsItReceiptPacked: 'What shows it: the receipt, the packed bag.',
    contestChargeButton: 'Contest charge',
  },

  refund: {
    backToAdjustments: 'Back to Adjustments',
    noOrderChosen: 'No order chosen',
    chooseOrderWhoseMoneyGoes: 'Choose the order whose money goes back first.',
    noSuchOrder: 'No such order',
    thisOrderCouldNotBe: 'This order could not be loaded',
    cannotBeRefunded: (orderNumber: string) => `${orderNumber} cannot be refunded`,
    itIsOnlyCompletedOrders: (status: string) =>
      `It is ${status}. Only completed orders can be refunded.`,
    nothingIsLeftToGive: 'Nothing is left to give back',
    allThatWasPaidFor: (orderNumber: string) =>
      `All that was paid for ${orderNumber} went back already, or is held for a charge.`,
    youCannotGiveMoneyBack: 'You cannot give money back',
    ownerOrManagerOfStore: 'An owner or a manager of the store can.',
    chooseOrder: 'Choose an order',

    items: 'Items',
    howManyOf: (name: string) => `How many of ${name}`,
    none: 'None',
    givenBackBefore: (refundedQuantity: number) => `${refundedQuantity} given back before`,
    ordered: (quantity: number) => `${quantity} ordered`,

    paymentDetails: 'Payment details',
    subtotal: 'Subtotal',
    discount: 'Discount',
    tip: 'Tip',
    deliveryFee: 'Delivery fee',
    deliveryFeeNotRefundable: 'Delivery fee (not refundable)',
    refundedBefore: 'Refunded before',
    heldForCharges: 'Held for charges',
    refundable: 'Refundable',
    paidBy: (customer: string) => `Paid by ${customer}`,
    paidByWithCustomerPayment: (customer: string, payment: string) =>
      `Paid by ${customer} ${payment}`,
    whatThisRefundDoes: 'What this refund does',
    youGiveBackAtCounter: 'You give back at the counter',
    customerGetsBack: 'Customer gets back',
    marketplaceFeeReturnedToYou: 'Marketplace fee returned to you',
    promoCodePaidByMarketplace: 'Promo code paid by the marketplace',
    addedToYourBalance: 'Added to your balance',
    takenFromYourBalance: 'Taken from your balance',
    refundsBefore: 'Refunds before',

    ofGoesBackTo: (given: string, orderNumber: string, customer: string) =>
      `${given} of ${orderNumber} goes back to ${customer}.`,
    refund: 'Refund',
    refundType: 'Refund type',
    selectType: 'Select Type',
    customAmount: 'Custom amount',
    atMost: (refundable: string) => `At most ${refundable}`,
    refundReason: 'Refund reason',
    selectReason: 'Select Reason',
    comment: 'Comment',
    yourTeamSeesItWith: 'Your team sees it with the order.',
    refundButton: (amount: string) => `Refund ${amount}`,
    issueRefund: 'Issue refund',
    giveBackTo: (money: string, customer: string) => `Give ${money} back to ${customer}?`,
    giveBack: 'Give back',
    itWasPaidAtYour: 'It was paid at your counter: give it back there. This cannot be taken back.',
    moneyLeavesYourBalanceAt: 'The money leaves your balance at once. This cannot be taken back.',
    refundWasNotIssuedWhat: 'The refund was not issued; what you filled in would be lost.',

    atMostOfThisOrder: (left: string) => `At most ${left} of this order is left to give back`,
  },
} as const;
