import type { ReactNode } from 'react';
import { plural, rich, type Mark } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of payouts. */
export const text = {
  nextPayout: 'Next payout',
  nextPayoutCouldNotBe: 'The next payout could not be loaded',
  thereIsNothingToPay:
    'There is nothing to pay so far. Whatever you owe is taken from what comes next.',
  soFarFor: (next: string) => `So far, for ${next}.`,
  withinHour: 'within the hour',
  on: (calendarDay: string) => `on ${calendarDay}`,
  itIsMadeAndShould: (covers: string, made: string, calendarDay: string) =>
    `${covers} It is made ${made} and should be in your bank by ${calendarDay}.`,

  amounts: 'Amounts',
  payoutAmount: 'Payout amount',
  marketplaceFee: 'Marketplace fee',
  takenOfSubtotalLessDiscount: 'Taken of the subtotal less discount, and rounded for each order.',

  transactionId: 'Transaction ID',
  date: 'Date',
  fee: 'Fee',
  tip: 'Tip',
  orderTotalAmount: 'Order Total Amount',
  ordersFeeBeforeFee: (totalOrders: string, money: string, span: Mark, money2: string) =>
    rich`${totalOrders} orders · ${span(`Fee ${money}`)} · ${span(`Before fee ${money2}`)}`,

  statement: 'Statement',
  statement2: 'The statement',
  bankReturnedThisPaymentIts: (failure: string) =>
    `The bank returned this payment: ${failure}. Its amount is paid with the next one.`,
  steps: 'Steps',
  made: 'Made',
  sentToBank: 'Sent to the bank',
  returned: 'Returned',
  arrived: 'Arrived',

  orders: (totalOrders: string) => `Orders (${totalOrders})`,
  feeWithFee: (fee: string) => `Fee ${fee}`,
  feeWithBaseRate: (base: string, rate: number, fee: string) => `${base} × ${rate}% = ${fee} fee`,
  paidAtYourCounter: 'Paid at your counter',
  plusForPromoCode: (promoCredit: string, promoCode: ReactNode) =>
    rich`Plus ${promoCredit} for promo code ${promoCode}`,
  adjustments: 'Adjustments',
  showMore: 'Show more',

  oneOrder: '1 order',
  ordersWithOrders: (orders: number) => `${orders} orders`,
  of: (feePlanLabel: string, moneyInSentence: string, counted: string) =>
    `${feePlanLabel} of ${moneyInSentence} (${counted})`,
  refund: 'Refund',
  charge: 'Charge',
  correction: 'Correction',
  smsCampaign: 'SMS campaign',
  referralReward: 'Referral reward',
  payout: 'Payout',
  returnedByBank: 'Returned by the bank',
  onHoldUntilBecauseBank: (instant: string) =>
    `On hold until ${instant}, because the bank account was changed less than 72 hours before. It goes on then, once the marketplace has verified the new account.`,
  onHoldUntilMarketplaceHas: 'On hold until the marketplace has verified your bank account.',
  onHoldByMarketplace: (reason: string) => `On hold by the marketplace: ${reason}`,

  allPayouts: 'All payouts',

  noPayoutsYet: 'No payouts yet',
  whatYourCompletedOrdersBring:
    'What your completed orders bring is paid once a week, after Sunday. Each payment appears here.',
  payoutsCouldNotBeLoaded: 'The payouts could not be loaded',
  page: (page: number) => `page ${page}`,

  listOfPayouts: 'The list of payouts',
  showPayouts: 'Show payouts',

  backToPayout: 'Back to the payout',
  print: 'Print',
  statementCouldNotBeLoaded: 'The statement could not be loaded',
  payoutStatement: 'Payout statement',
  toMade: (periodStart: string, periodEnd: string, longInstant: string) =>
    `${periodStart} to ${periodEnd}, made ${longInstant}`,
  returnedByBankNote: (failure: string) => `Returned by the bank: ${failure}`,
  everySingleOrderAndAdjustment: 'Every single order and adjustment is in the CSV of this payout.',
  dayByDay: 'Day by day',
  day: 'Day',
  beforeFee: 'Before fee',
  atYourCounter: 'At your counter',
  sum: 'Sum',

  deposits: {
    fileIsEmpty: 'The file is empty.',

    result: 'Result',
    atBank: 'At the bank',
    expected: 'Expected',
    difference: 'Difference',
    deposit: 'A deposit',
    expectedWithExpectedDifference: (expected: string, difference: ReactNode) =>
      rich`Expected ${expected}: ${difference}`,
    line: (line: number) => `Line ${line}`,
    lineWithLineDescription: (line: number, description: string) => `Line ${line}: ${description}`,

    hide: 'Hide',
    show: (count: string) => `Show ${count}`,

    whatDiffers: 'What differs',
    askYourBankFirstIf: 'Ask your bank first. If it knows no more, send us the transaction ID.',
    notInThisFile: 'Not in this file',
    payoutsThatMayHaveArrived:
      'Payouts that may have arrived before the file begins, or may still arrive after it ends.',
    matched: 'Matched',
    payoutsThatArrivedToCent: 'Payouts that arrived to the cent.',
    otherMoney: 'Other money',
    depositsThatHaveNothingTo: 'Deposits that have nothing to do with payouts.',
    toArrive: 'To arrive',
    needsLook: 'Needs a look',
    oneLine: 'One line',
    lines: (count: string) => `${count} lines`,
    couldNotBeReadAnd: (count2: string, count3: number, named: string) =>
      `${count2} could not be read and ${plural(count3, 'is', 'are')} left out. ${named}`,
    andMore: (more: string) => ` And ${more} more.`,

    arrived: (calendarDay: string) => `Arrived ${calendarDay}`,
    dueBy: (calendarDay: string) => `Due by ${calendarDay}`,
    fromTo: (calendarDay: string, calendarDay2: string) => `from ${calendarDay} to ${calendarDay2}`,
    line2: 'line',
    lookWhatYourBankShows: (count: string, count2: number, days: string) =>
      `${count} ${plural(count2, 'needs', 'need')} a look: what your bank shows ${days} is not what was paid.`,
    noPayoutWasToArrive: (days: string) => `No payout was to arrive at your bank ${days}.`,
    onePayoutThatWasTo: (days: string) =>
      `The one payout that was to arrive ${days} arrived to the cent.`,
    allPayoutsThatWereTo: (count: number, days: string) =>
      `All ${count} payouts that were to arrive ${days} arrived to the cent.`,

    checkDeposits: 'Check deposits',
    comparesWhatYourBankReceived: 'Compares what your bank received with what you were paid.',
    backToPayouts: 'Back to payouts',
    result2: 'The result',
    checkAnotherFile: 'Check another file',
    chooseBankFile: 'Choose a bank file',
    exportTransactionsOfYourAccount:
      'Export the transactions of your account as CSV, OFX or QFX, at most 1 MB. Choose weeks in which payouts should have come: a payout arrives within five banking days. Nothing of the file is kept.',
    comparingWithYourPayouts: (reading: string) => `Comparing ${reading} with your payouts…`,

    fileCouldNotBeRead: 'The file could not be read. It may have been moved.',
  },
} as const;
