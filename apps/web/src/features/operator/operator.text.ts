import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of operator. */
export const text = {
  decide: 'Decide',

  noSuch: (what: string) => `We couldn't find this ${what}`,
  thisCouldNotBeLoaded: (what: string) => `We couldn't load this ${what}`,

  lostSecondFactors: 'Lost second factors',
  checkThatItIsPerson: 'Call the person on a number you know before you approve.',
  nothingWasDecided: "Your decision wasn't saved.",
  asked: (fullName: ReactNode, who: string, ago: ReactNode) =>
    rich`${fullName} (${who}), requested ${ago}`,
  howYouChecked: (fullName: string) => `How you verified ${fullName}`,
  approve: 'Approve',
  refuse: 'Reject',

  removeSecondFactorOf: (fullName: string) => `Remove ${fullName}'s second factor?`,
  itGoesIn72Hours:
    "We'll email them now and remove it in 72 hours, unless they cancel or sign in with it.",
  refuseRequestOf: (fullName: string) => `Reject ${fullName}'s request?`,

  notGiven: 'Not provided',

  verify: (label: string) => `Verify ${label}?`,
  verify2: 'Verify',
  withdrawVerificationOf: (label: string) => `Remove verification of ${label}?`,
  withdraw: 'Remove verification',

  birthDateQuestion: 'Show the date of birth?',
  birthDateConsequence:
    'You can see it once, until you leave this page. The audit log records that you saw it.',
  show: 'Show',

  operator: 'Operator',
  whatWaits: 'Needs attention',
  oldest: (since: ReactNode) => rich`. Oldest ${since}`,
  nothingIn: 'Nothing in:',
  nothingWaits: 'Nothing needs attention',
  newWorkAppearsHere: 'New work appears here, the most urgent first.',
  countsCouldNotBeLoaded: "We couldn't load the counts",

  unsavedChanges: 'Unsaved changes',

  is: (label: string, on: boolean) => `${label} is ${on ? 'verified' : 'no longer verified'}.`,
  wasNotChanged: (label: string) => `We couldn't change ${label}.`,
  verification: 'Verification',
  partVerified: (label: string) => `${label} verified`,
  hiddenButForLastCharacters:
    'Only the last characters show. The audit log records every time someone reveals them.',
  thereIsNothingToVerify: "There's nothing to verify until the applicant adds bank details.",
  verified: (instant: ReactNode) => rich`Verified ${instant}`,

  applicationsToDecide: 'Applications to review',
  storesThatCannotOpenBefore: "These stores can't open until you decide",
  newLeads: 'New leads',
  notContactedYet: 'Not contacted yet',
  chargesToDecide: 'Disputed charges',
  disputedByStores: 'Disputed by stores',
  reviewsToDecide: 'Reported reviews',
  storesReportedThem: 'Reported by stores',
  failedCardPayments: 'Failed card payments',
  notRetriedAutomatically: 'Not retried automatically',
  failedMessages: 'Failed messages',
  notDelivered: 'Not delivered',
  storeHealth: 'Store health',
  storesWithoutScreen: 'Stores without a screen',
  nobodySeesTheirOrders: "They're open, and nobody sees their orders",
  returnedPayouts: 'Returned payouts',
  returnedByBank: "The bank returned the store's latest payout",
  unverifiedStores: 'Unverified stores',
  bankCompanyOrRepresentativeIs: "Bank, company or representative isn't verified",
  suspendedStores: 'Suspended stores',
  noOrdersComeInFor: "They can't take orders",

  new: 'New',
  contacted: 'Contacted',
  converted: 'Converted',
  rejected: 'Rejected',
  waiting: 'Pending',
  approved: 'Approved',
  beingWritten: 'Draft',
  active: 'Active',
  suspended: 'Suspended',
  unverified: 'Unverified',
  notApproved: 'Not approved',
  queued: 'Queued',
  captured: 'Captured',
  sent: 'Sent',
  failed: 'Failed',
  toDecide: 'To review',
  kept: 'Kept',
  removed: 'Removed',
  mail: 'Email',
  textMessage: 'Text message',
  bankAccount: 'Bank account',
  accountAndRoutingNumberBelong:
    'The account and routing number belong to the business. Payouts go to this account.',
  company: 'Company',
  legalNameAddressAndTax: 'The legal name, address and tax ID match a registered business.',
  representative: 'Representative',
  personExistsAndMaySign:
    'The name, date of birth and SSN match a person who can sign for the business.',
  expiresAfterMinutes: (expiryMinutes: number) => `Expires after ${expiryMinutes} minutes`,
  expiresAfter24Hours: 'Expires after 24 hours',
  waitsForStore: 'Waits for the store',

  store: 'Store',
  kind: 'Kind',
  state: 'State',

  business: 'Business',
  lead: 'Lead',
  notes: 'Notes',

  applicationsTitle: 'Applications',

  decision: 'Decision',

  backToList: 'Back to list',

  notOnThisPage: 'Not on this page',
  storesResponse: "The store's response",

  chargesTitle: 'Charges',

  all: 'All',
  storeOrderOrCustomer: 'store, order or customer',

  selectDecision: 'Select Decision',
  why: 'Reason',
  storeReadsIt: 'Visible to the store.',

  leadsLabel: 'Leads',
  storesLabel: 'Stores',
  reviewsLabel: 'Reviews',
  outbox: 'Outbox',
  securityLabel: 'Security',

  since: 'Since',

  written: 'Written',

  back: 'Back',
} as const;
