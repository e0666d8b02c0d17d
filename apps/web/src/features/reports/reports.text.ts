import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for reports. */
export const text = {
  order: 'Order #',
  pickUpTime: 'Pick up time',
  deliveryMethod: 'Delivery Method',
  delivery: 'Delivery',
  method: 'Method',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tip: 'Tip',
  fee: 'Fee',
  orderTotalAmount: 'Order Total Amount',
  orderTotal: 'Order Total',
  amountDetails: (
    subtotalDisplayValue: string,
    estimatedTaxDisplayValue: string,
    discountDisplayValue: string,
    tipDisplayValue: string,
    feeDisplayValue: string,
  ) =>
    `Subtotal ${subtotalDisplayValue} + Tax ${estimatedTaxDisplayValue} − Discount ${discountDisplayValue} + Tip ${tipDisplayValue} − Fee ${feeDisplayValue}`,
  refunded: (refundedDisplayValue: string) => `${refundedDisplayValue} refunded`,

  noFinishedOrders: 'No finished orders',
  noFinishedOrdersHelp: "Orders appear here once they're completed, cancelled or expired.",

  showOrders: 'Show orders',
  searchLabel: 'Search by order number or customer',
  searchPlaceholder: 'Order number or customer',
  orderBreakdown: 'Order Breakdown',
  allMethods: 'All methods',

  orderBreakdownFile: 'the order breakdown',
  orderBreakdownNotLoaded: "We couldn't load the order breakdown",

  totals: 'Totals',
  calculating: 'Calculating…',
  byDayPlaced: 'By the day orders were placed.',
  orderTotalHint: (financials: ReactNode) =>
    rich`Order Total Amount leaves out refunds, the fees returned with them, and promo codes paid by the marketplace. See your earnings in ${financials}.`,
  financials: 'Financials',
  printedRows: (shown: string, all: string) => `Rows 1–${shown} of ${all}. Export for all rows.`,
  completedOrder: 'completed order',
  searchHint: (maxSearchResults: string) => ` Search covers the newest ${maxSearchResults} orders.`,
  refundedToCustomers: (moneyInSentence: string) => ` ${moneyInSentence} refunded to customers.`,

  cancelledOrder: 'cancelled order',
  expiredOrder: 'expired order',
  and: ' and ',
  listedButNotCounted: (words: string, alone: boolean) =>
    `${words} ${alone ? 'is' : 'are'} listed but not included.`,

  reports: 'Reports',
} as const;
