import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for the operator's payouts. */
export const payoutsText = {
  fileNotCreatedToast: "We couldn't create the file.",
  bankFiles: 'Bank files',
  bankFilesHelp: 'A file sends all pending payouts to your bank and marks them in transit.',
  newFile: (format: string) => `New ${format} file`,
  bankFilesNotLoaded: "We couldn't load the bank files",
  fileSavedToast: (value: string) => `Saved ${value}`,
  fileNotSavedToast: (failure: string) => `We couldn't save the file. ${failure}`,
  notInFileWarning: (transactionId: string, storeName: string, why: string) =>
    `${transactionId} for ${storeName} isn't in the file and stays pending. ${why}`,
  noBankFiles: 'No bank files yet.',
  onePayout: '1 payout',
  payouts: (payments: number) => `${payments} payouts`,
  fileArrivalHint: (createdBy: string, instant: ReactNode, calendarDay: string) =>
    rich`${createdBy}, ${instant}. To arrive ${calendarDay}.`,
  saveFile: (id: number) => `Save file ${id}`,
  saveForExcel: (id: number) => `Save file ${id} for Excel`,

  notCharged: 'Not charged',
  stillReserved: 'Still on hold',
  notRefunded: 'Not refunded',
  lost: 'Lost',
  failedCardsHelp:
    "These aren't retried automatically. Stores are paid anyway, so the marketplace loses what it can't charge.",
  failedPayment: (orderNumber: string, instant: ReactNode, failure: string) =>
    rich`${orderNumber}failed ${instant}: ${failure}`,
  withoutOrderAt: (storeName: string) => `without an order at ${storeName}`,
  ofOrder: (orderNumber: string) => `of order ${orderNumber}`,
  retried: (name: string) => `Retried: ${name}.`,
  notRetriedToast: (name: string) => `Retry failed: ${name}. Nothing changed.`,
  tryAgain: (name: string) => `Try again: ${name}`,

  onHold: 'On hold',
  heldStoresHelp: "These stores don't get payouts until you release the hold.",
  holdReleasedToast: (storeName: string) => `Released the hold on ${storeName}.`,
  holdNotReleasedToast: "We couldn't release the hold.",
  releaseHold: 'Release hold',
  releaseHoldTitle: (storeName: string) => `Release the hold on ${storeName}?`,
  releaseHoldHelp: 'The amount due is paid within the hour.',

  storePayoutsTitle: "This store's payouts",
  paidWeekly: 'Paid weekly.',
  holdPayouts: 'Hold payouts',
  heldToast: (storeName: string) => `Payouts to ${storeName} are on hold.`,
  holdTitle: (storeName: string) => `Hold payouts to ${storeName}`,
  holdHelp: 'The store gets no payouts until you release the hold. Its balance carries over.',

  markInTransit: 'Mark in transit',
  markInTransitHelp: 'Use this if you told the bank another way than with a bank file.',
  isInTransit: 'is in transit',
  markPaid: 'Mark paid',
  markPaidWarning: "The bank confirmed that it arrived. You can't undo this.",
  isPaid: 'is paid',
  markFailed: 'Mark failed',
  hasFailed: 'failed and will be paid with the next payout',
  notChangedToast: (transactionId: string) => `${transactionId} wasn't changed.`,
  bankReasonRequired: "Enter the bank's reason. The store sees it.",
  returnedTitle: (transactionId: string) => `${transactionId} was returned`,
  bankReasonHelp: "The bank's reason. Visible to the store.",
  returnedWarning: "The amount goes into the next payout. You can't undo this.",

  createFileTitle: (format: string) => `Create a ${format} file of pending payouts?`,
  createFileWarning:
    'The file contains store account numbers in plain text and is saved to this device. The audit log records that you opened them.',
  createFileButton: 'Create file',

  transactionId: 'Transaction ID',
  period: 'Period',
  payoutAmount: 'Payout amount',

  returnedByBank: (failure: string) => `Returned by the bank: ${failure}`,
  returnedAndIncluded: (failure: string, payout: ReactNode, paid: boolean) =>
    paid
      ? rich`Returned by the bank: ${failure}. The amount was paid with ${payout}.`
      : rich`Returned by the bank: ${failure}. The amount is part of ${payout}.`,
  amounts: 'Amounts',
  collected: "Paid at the store's counter",
  marketplaceFee: 'Marketplace fee',
  ofOrders: (part: string, whole: string, orders: number) =>
    `${part} of ${whole}, ${countOf(orders, 'order', 'orders')}`,
  steps: 'Steps',
  created: 'Created',
  bankFile: 'Bank file',
  returned: 'Returned',
  arrived: 'Arrived',

  heldAccountChanged: (instant: string) =>
    `On hold until ${instant} because the bank account changed.`,
  heldAccountUnverified: "On hold because the bank account isn't verified.",
  heldByStaff: (reason: string) => `On hold by staff: ${reason}`,

  pageHelp: 'Payouts to stores for finished weeks, newest first.',
  searchIn: 'transaction or store',
  noPayoutsYet: 'No payouts yet',
  noPayoutsHelp: 'We create payouts on Mondays for the week before, or when you run them.',
  payoutsHint: (count: string) => `${count} payouts`,

  referralPayments: 'Referral payments',
  referralPaymentsHelp: 'Rewards for people who refer businesses and customers, newest first.',
  referralPaymentTo: (money: string, fullName: string, stateBadge: ReactNode) =>
    rich`${money} to ${fullName} ${stateBadge}`,
  referralPaymentDetails: (transactionId: string, storeName: string, instant: ReactNode) =>
    rich`${transactionId}, to ${storeName}'s account, created ${instant}`,
  referralMovedToast: (transactionId: string, button: string) =>
    `${transactionId}: ${button}, done.`,

  referralReasonRequired: "Enter the bank's reason",
  referralFailedToast: (transactionId: string) =>
    `${transactionId} failed. The amount goes into the next payment.`,
  referralReasonHelp: "The bank's reason.",
  referralFailedWarning: "The amount goes into the next payment. You can't undo this.",

  runNotStartedToast: "We couldn't start the run.",
  paying: 'Paying…',
  runPayouts: 'Run payouts',
  runTitle: 'Run payouts for all stores?',
  runHelp:
    'Creates a pending payout for each store with a balance. Skips stores that are already paid or on hold.',
  latestRun: 'Latest run',
  failedCardsNotLoaded: "We couldn't load the failed card payments",
  heldStoresNotLoaded: "We couldn't load the payouts on hold",
  referralPaymentsNotLoaded: "We couldn't load the referral payments",
  latestRunNotLoaded: "We couldn't load the latest run",
  showPaidEarlier: (hidden: number) => `Show ${hidden} paid earlier`,
  runProgress: (done: number, stores: number) => `${done} of ${stores} stores so far.`,
  runComplete: (stores: number) => `all ${stores} stores.`,
  runUnpaidWarning: (done: number, stores: number, left: number) =>
    `${done} of ${stores} stores. We couldn't pay ${left}. Check their books.`,
  paid: 'Paid',
  negativeBalance: 'Negative balance, carried into the next payout',
  nothingWasDue: 'Nothing due',
  held: 'Held',
  withTransaction: (transactionId: string) => ` with ${transactionId}`,
} as const;
