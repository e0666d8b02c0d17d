import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for operator. */
export const text = {
  decide: 'Decide',

  notFound: (what: string) => `We couldn't find this ${what}`,
  notLoaded: (what: string) => `We couldn't load this ${what}`,

  lostSecondFactors: 'Lost second factors',
  lostFactorsHelp: 'Call the person on a number you know before you approve.',
  factorResetsNotLoaded: "We couldn't load the requests",
  notDecidedToast: "Your decision wasn't saved.",
  requestedBy: (fullName: ReactNode, who: string, ago: ReactNode) =>
    rich`${fullName} (${who}), requested ${ago}`,
  howVerifiedLabel: (fullName: string) => `How you verified ${fullName}`,
  approve: 'Approve',
  reject: 'Reject',

  removeFactorTitle: (fullName: string) => `Remove ${fullName}'s second factor?`,
  removeFactorWarning:
    "We'll email them now and remove it in 72 hours, unless they cancel or sign in with it.",
  rejectRequestTitle: (fullName: string) => `Reject ${fullName}'s request?`,

  notProvided: 'Not provided',

  verifyTitle: (label: string) => `Verify the ${label.toLowerCase()}?`,
  verifyButton: 'Verify',
  removeVerificationTitle: (label: string) =>
    `Remove the verification of the ${label.toLowerCase()}?`,
  removeVerificationButton: 'Remove verification',

  birthDateQuestion: 'Show the date of birth?',
  birthDateConsequence:
    'You can see it once, until you leave this page. The audit log records that you saw it.',
  show: 'Show',

  needsAttention: 'Needs attention',
  oldest: (since: ReactNode) => rich`. Oldest ${since}`,
  nothingIn: 'Nothing in:',
  nothingWaits: 'Nothing needs attention',
  newWorkAppearsHere: 'New work appears here, the most urgent first.',
  countsNotLoaded: "We couldn't load the counts",

  unsavedChanges: 'Unsaved changes',

  verifiedToast: (label: string, on: boolean) =>
    `${label} is ${on ? 'verified' : 'no longer verified'}.`,
  notChangedToast: (label: string) => `We couldn't change the ${label.toLowerCase()}.`,
  verification: 'Verification',
  partVerified: (label: string) => `${label} verified`,
  hiddenButForLastCharacters:
    'Only the last characters show. The audit log records every time someone reveals them.',
  nothingToVerifyHint: "There's nothing to verify until the applicant adds bank details.",
  verified: (instant: ReactNode) => rich`Verified ${instant}`,

  applicationsToReview: 'Applications to review',
  applicationsHint: "These stores can't open until you decide",
  newLeads: 'New leads',
  notContactedYet: 'Not contacted yet',
  disputedCharges: 'Disputed charges',
  disputedByStores: 'Disputed by stores',
  reportedReviews: 'Reported reviews',
  reportedByStores: 'Reported by stores',
  failedCardPayments: 'Failed card payments',
  notRetriedAutomatically: 'Not retried automatically',
  failedMessages: 'Failed messages',
  notDelivered: 'Not delivered',
  storeHealth: 'Store health',
  storesWithoutScreen: 'Stores without a screen',
  noScreenHint: "They're open, and nobody sees their orders",
  returnedPayouts: 'Returned payouts',
  returnedByBank: "The bank returned the store's latest payout",
  unverifiedStores: 'Unverified stores',
  unverifiedStoresHint: "Bank, company or representative isn't verified",
  suspendedStores: 'Suspended stores',
  suspendedStoresHint: "They can't take orders",

  new: 'New',
  contacted: 'Contacted',
  converted: 'Converted',
  rejected: 'Rejected',
  pending: 'Pending',
  approved: 'Approved',
  draft: 'Draft',
  active: 'Active',
  suspended: 'Suspended',
  unverified: 'Unverified',
  notApproved: 'Not approved',
  queued: 'Queued',
  captured: 'Captured',
  sent: 'Sent',
  failed: 'Failed',
  toReview: 'To review',
  kept: 'Kept',
  removed: 'Removed',
  email: 'Email',
  textMessage: 'Text message',
  bankAccount: 'Bank account',
  bankAccountHelp:
    'The account and routing number belong to the business. Payouts go to this account.',
  company: 'Company',
  companyHelp: 'The legal name, address and tax ID match a registered business.',
  representative: 'Representative',
  representativeHelp:
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
  searchIn: 'store, order or customer',

  selectDecision: 'Select Decision',
  reasonLabel: 'Reason',
  visibleToStoreHelp: 'Visible to the store.',

  leadsLabel: 'Leads',
  storesLabel: 'Stores',
  reviewsLabel: 'Reviews',
  outbox: 'Outbox',
  securityLabel: 'Security',

  since: 'Since',

  written: 'Written',

  back: 'Back',
} as const;
