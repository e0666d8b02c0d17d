import { countOf, plural } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for payouts. */
export const text = {
  atTime: (time: string) => `at ${time}`,
  nextPayout: 'Next payout',
  nextPayoutNotLoaded: "We couldn't load the next payout",
  nothingToPayHint: 'Nothing to pay out yet. Anything you owe comes out of your next earnings.',
  soFarFor: (next: string) => `So far for ${next}.`,
  withinHour: 'within an hour',
  onDay: (calendarDay: string) => `on ${calendarDay}`,
  nextPayoutArrival: (covers: string, made: string, calendarDay: string) =>
    `${covers} We'll send it ${made}. It should reach your bank by ${calendarDay}.`,

  progress: {
    title: 'To your bank',
    nothing: 'Nothing to pay out for these days.',
    inYourBank: (count: number) => plural(count, 'In your bank', `In your bank, ${count} payouts`),
    dueBy: (day: string) => `In your bank by ${day}`,
    onHold: 'On hold',
    notPaidOut: 'Not paid out yet',
    lastPayout: (amount: ReactNode, why: string) => rich`${amount}: ${why}.`,
    lastPayoutOf: (amount: string) => `Last payout ${amount}`,
  },

  attention: {
    returned: (amount: string) => `Your bank returned ${amount}`,
    addedToNext: (failure: string) => `${failure}. We'll add the amount to your next payout.`,
    checkBank: 'Check your bank account',
    seePayouts: 'See your payouts',
    onHold: 'Your payouts are on hold',
  },

  amounts: 'Amounts',
  amount: 'amount',
  payoutAmount: 'Payout amount',
  marketplaceFee: 'Marketplace fee',
  marketplaceFeeHelp: 'Charged on the subtotal after discounts, rounded per order.',

  transactionId: 'Transaction ID',
  date: 'Date',
  fee: 'Fee',
  tip: 'Tip',
  orderTotalAmount: 'Order Total Amount',
  netSales: 'Net sales',
  orderTotal: 'Order Total',
  other: 'Other',
  firstPayout: 'Your first payout.',
  ordersFeeOther: (totalOrders: string, total: string, fee: string, other: string) =>
    `${totalOrders} orders · Order Total Amount ${total} · Fee ${fee} · Other ${other}`,

  comparisonTitle: 'Compared with the payout before',
  part: 'Part',
  thisPayout: 'This payout',
  payoutBefore: 'Before',
  differenceColumn: 'Difference',

  statement: 'Statement',
  statementFile: 'the statement',
  returnedWarning: (failure: string) =>
    `Your bank returned this payment: ${failure}. We'll add the amount to your next payout.`,
  returnedAndCarried: (failure: string, payout: ReactNode, paid: boolean) =>
    paid
      ? rich`Your bank returned this payment: ${failure}. The amount was paid with ${payout}.`
      : rich`Your bank returned this payment: ${failure}. The amount is part of ${payout}.`,
  steps: 'Steps',
  created: 'Created',
  sentToBank: 'Sent to the bank',
  returned: 'Returned',
  arrived: 'Arrived',

  orders: (totalOrders: string) => `Orders (${totalOrders})`,
  yourEarnings: 'Your earnings',
  feeAmount: (fee: string) => `Fee ${fee}`,
  feeCalculation: (base: string, rate: number, fee: string) => `${base} × ${rate}% = ${fee} fee`,
  paidAtYourCounter: 'Paid at your counter',
  includesPromoCode: (promoCredit: string, promoCode: ReactNode) =>
    rich`Includes ${promoCredit} for promo code ${promoCode}`,
  adjustments: 'Adjustments',
  showMore: 'Show more',

  oneOrder: '1 order',
  orderCount: (orders: number | string) => `${orders} orders`,
  feePlanOf: (feePlanLabel: string, moneyInSentence: string, counted: string) =>
    `${feePlanLabel} of ${moneyInSentence} (${counted})`,
  payout: 'Payout',
  heldAccountChanged: (instant: string) =>
    `On hold until ${instant} because your bank account changed in the last 72 hours. We'll send it then if the marketplace has verified the new account.`,
  heldAccountUnverified: 'On hold until the marketplace verifies your bank account.',
  heldByMarketplace: (reason: string) => `On hold by the marketplace: ${reason}`,

  allPayouts: 'All payouts',

  noPayoutsYet: 'No payouts yet',
  noPayoutsHelp:
    'We pay out your completed orders once a week, after Sunday. Your payouts will appear here.',
  payoutsNotLoaded: "We couldn't load the payouts",
  page: (page: number) => `page ${page}`,

  listOfPayouts: 'the list of payouts',
  forAccounting: 'For accounting',
  quickBooks: 'QuickBooks bank transactions',
  xero: 'Xero bank statement',
  accountingHelp: 'Payouts that reached your bank, by the day they arrived.',
  showPayouts: 'Show payouts',

  backToPayout: 'Back to payout',
  print: 'Print',
  statementNotLoaded: "We couldn't load the statement",
  payoutStatement: 'Payout statement',
  statementPeriod: (periodStart: string, periodEnd: string, longInstant: string) =>
    `${periodStart} to ${periodEnd}, created ${longInstant}`,
  returnedByBankNote: (failure: string) => `Returned by bank: ${failure}`,
  exportHint: 'For every order and adjustment, export this payout as CSV.',
  dailyBreakdown: 'Daily breakdown',
  day: 'Day',
  beforeFee: 'Before fee',
  beforeFeeHint: 'before fee',
  atYourCounter: 'At your counter',
  total: 'Total',
  countedPayouts: (counted: number, failed: number) => {
    const payouts = countOf(counted, 'payout', 'payouts');
    return failed === 0 ? payouts : `${payouts}, without ${failed}\u00A0failed`;
  },

  deposits: {
    fileIsEmpty: 'The file is empty.',

    result: 'Result',
    atBank: 'At the bank',
    expected: 'Expected',
    difference: 'Difference',
    deposit: 'A deposit',
    expectedDifference: (expected: string, difference: ReactNode) =>
      rich`Expected ${expected}: ${difference}`,
    line: (line: number) => `Line ${line}`,
    lineDescription: (line: number, description: string) => `Line ${line}: ${description}`,

    hide: 'Hide',
    show: (count: string) => `Show ${count}`,

    differencesTitle: 'Differences',
    differencesHelp: "Ask your bank first. If they can't help, send us the transaction ID.",
    notInThisFile: 'Not in this file',
    notInThisFileHelp:
      'These payouts may have arrived before the first day in this file, or may arrive after the last.',
    matched: 'Matched',
    matchedHelp: 'Payouts that arrived in full.',
    otherDeposits: 'Other deposits',
    otherDepositsHelp: "Deposits that aren't payouts.",
    due: 'Due',
    needsReview: 'Needs review',
    lines: (count: number) => countOf(count, 'line', 'lines'),
    linesNotReadWarning: (lines: string, count: number, named: string) =>
      `We couldn't read ${lines} and left ${plural(count, 'it', 'them')} out. ${named}`,
    andMore: (more: string) => ` And ${more} more.`,

    arrived: (calendarDay: string) => `Arrived ${calendarDay}`,
    dueBy: (calendarDay: string) => `Due by ${calendarDay}`,
    fromTo: (firstDay: string, lastDay: string) => `from ${firstDay} to ${lastDay}`,
    lineNoun: 'line',
    depositsNeedReview: (payouts: string, count: number, days: string) =>
      `${payouts} ${plural(count, 'needs', 'need')} review. Your bank's records ${days} don't match your payouts.`,
    noneDueSummary: (days: string) => `No payouts were due at your bank ${days}.`,
    oneArrivedSummary: (days: string) => `The payout due ${days} arrived in full.`,
    allArrivedSummary: (count: number, days: string) =>
      `All ${count} payouts due ${days} arrived in full.`,

    checkDeposits: 'Check deposits',
    pageHelp: 'Compare your bank deposits with your payouts.',
    backToPayouts: 'Back to payouts',
    resultFile: 'the result',
    checkAnotherFile: 'Check another file',
    chooseBankFile: 'Choose a bank file',
    bankFileHelp:
      "Export your account's transactions as CSV, OFX or QFX, up to 1 MB. Choose weeks when payouts were due: payouts arrive within five banking days. We don't keep your file.",
    comparing: (reading: string) => `Comparing ${reading} with your payouts…`,

    fileNotRead: "We couldn't read the file. It may have been moved.",
  },
} as const;
