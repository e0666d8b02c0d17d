import type { ReactNode } from 'react';
import { rich } from '../../../lib/sentence.ts';

/** The sentences of the marketplace's screens about payouts. */
export const payoutsText = {
  noFileWasMade: "We couldn't create the file.",
  bankFiles: 'Bank files',
  fileTakesAllPendingPayouts:
    'A file sends all pending payouts to your bank and marks them in transit.',
  newFile: (format: string) => `New ${format} file`,
  bankFilesCouldNotBe: "We couldn't load the bank files",
  isSaved: (value: string) => `Saved ${value}`,
  fileWasNotSaved: (failure: string) => `We couldn't save the file. ${failure}`,
  ofIsNotInFile: (transactionId: string, storeName: string, why: string) =>
    `${transactionId} for ${storeName} isn't in the file and stays pending. ${why}`,
  noFileWasMadeYet: 'No bank files yet.',
  onePayout: '1 payout',
  payouts: (payments: number) => `${payments} payouts`,
  toArrive: (createdBy: string, instant: ReactNode, calendarDay: string) =>
    rich`${createdBy}, ${instant}. To arrive ${calendarDay}.`,
  saveFile: (id: number) => `Save file ${id}`,
  saveForExcel: (id: number) => `Save file ${id} for Excel`,

  notCharged: 'Not charged',
  stillReserved: 'Still on hold',
  notRefunded: 'Not refunded',
  lost: 'Lost',
  theseArentRetriedAutomatically:
    "These aren't retried automatically. Stores are paid anyway, so the marketplace loses what it can't charge.",
  givenUp: (orderNumber: string, instant: ReactNode, failure: string) =>
    rich`${orderNumber}failed ${instant}: ${failure}`,
  withoutOrderAt: (storeName: string) => `without an order at ${storeName}`,
  ofOrder: (orderNumber: string) => `of order ${orderNumber}`,
  retried: (name: string) => `Retried: ${name}.`,
  retryFailedNothingChanged: (name: string) => `Retry failed: ${name}. Nothing changed.`,
  tryAgain: (name: string) => `Try again: ${name}`,

  onHold: 'On hold',
  theseStoresArePaidNothing: "These stores don't get payouts until you release the hold.",
  isPaidAgain: (storeName: string) => `Released the hold on ${storeName}.`,
  weCouldntReleaseHold: "We couldn't release the hold.",
  liftHold: 'Release hold',
  liftHoldOn: (storeName: string) => `Release the hold on ${storeName}?`,
  whatIsDueIsPaid: 'The amount due is paid within the hour.',

  payoutsOfThisStore: "This store's payouts",
  paidWeekly: 'Paid weekly.',
  holdPayouts: 'Hold payouts',
  payoutsOfAreHeld: (storeName: string) => `Payouts to ${storeName} are on hold.`,
  holdPayoutsOf: (storeName: string) => `Hold payouts to ${storeName}`,
  storeIsPaidNothingUntil:
    'The store gets no payouts until you release the hold. Its balance carries over.',

  markInTransit: 'Mark in transit',
  bankWasToldToPay: 'Use this if you told the bank another way than with a bank file.',
  isInTransit: 'is in transit',
  markPaid: 'Mark paid',
  bankSaysThatItArrived: "The bank confirmed that it arrived. You can't undo this.",
  isPaid: 'is paid',
  markFailed: 'Mark failed',
  hasFailedItIsPaid: 'failed and will be paid with the next payout',
  wasLeftAsItIs: (transactionId: string) => `${transactionId} wasn't changed.`,
  sayWhatBankSaidStore: "Enter the bank's reason. The store sees it.",
  wasReturned: (transactionId: string) => `${transactionId} was returned`,
  whatBankSaidStoreReads: "The bank's reason. Visible to the store.",
  amountGoesIntoNextPayout: "The amount goes into the next payout. You can't undo this.",

  makeFileOfPendingPayouts: (format: string) => `Create a ${format} file of pending payouts?`,
  itHoldsStoresAccountNumbers:
    'The file contains store account numbers in plain text and is saved to this device. The audit log records that you opened them.',
  makeFile: 'Create file',

  transactionId: 'Transaction ID',
  period: 'Period',
  payoutAmount: 'Payout amount',

  bankReturnedIt: (failure: string) => `Returned by the bank: ${failure}`,
  amounts: 'Amounts',
  marketplaceFee: 'Marketplace fee',
  ofOrders: (money: string, money2: string, orders: number) =>
    `${money} of ${money2}, ${orders} orders`,
  steps: 'Steps',
  made: 'Created',
  bankFile: 'Bank file',
  returned: 'Returned',
  arrived: 'Arrived',

  heldUntilBankAccountWas: (instant: string) =>
    `On hold until ${instant} because the bank account changed.`,
  heldBankAccountIsNot: "On hold because the bank account isn't verified.",
  heldByStaff: (reason: string) => `On hold by staff: ${reason}`,

  payoutsToStoresForFinished: 'Payouts to stores for finished weeks, newest first.',
  transactionOrStore: 'transaction or store',
  noPayoutsYet: 'No payouts yet',
  payoutsAreMadeOnMondays:
    'We create payouts on Mondays for the week before, or when you run them.',
  payoutsHint: (count: string) => `${count} payouts`,

  referralPayments: 'Referral payments',
  rewardsForPeopleWhoRefer: 'Rewards for people who refer businesses and customers, newest first.',
  to: (money: string, fullName: string, stateBadge: ReactNode) =>
    rich`${money} to ${fullName} ${stateBadge}`,
  toAccountOfMade: (transactionId: string, storeName: string, instant: ReactNode) =>
    rich`${transactionId}, to ${storeName}'s account, created ${instant}`,
  done: (transactionId: string, button: string) => `${transactionId}: ${button}, done.`,

  enterBanksReason: "Enter the bank's reason",
  amountGoesIntoNextPayment: (transactionId: string) =>
    `${transactionId} failed. The amount goes into the next payment.`,
  banksReason: "The bank's reason.",
  whatItWasToPay: "The amount goes into the next payment. You can't undo this.",

  runWasNotStarted: "We couldn't start the run.",
  paying: 'Paying…',
  runPayouts: 'Run payouts',
  payAllStoresForTheir: 'Run payouts for all stores?',
  createsPendingPayouts:
    'Creates a pending payout for each store with a balance. Skips stores that are already paid or on hold.',
  latestRun: 'Latest run',
  latestRunCouldNotBe: "We couldn't load the latest run",
  showThatWerePaidBefore: (hidden: number) => `Show ${hidden} paid earlier`,
  ofStoresSoFar: (done: number, stores: number) => `${done} of ${stores} stores so far.`,
  allStores: (stores: number) => `all ${stores} stores.`,
  ofStoresCouldNotBe: (done: number, stores: number, left: number) =>
    `${done} of ${stores} stores. We couldn't pay ${left}. Check their books.`,
  paid: 'Paid',
  negativeBalance: 'Negative balance, carried into the next payout',
  nothingWasDue: 'Nothing due',
  held: 'Held',
  with: (transactionId: string) => ` with ${transactionId}`,
} as const;
