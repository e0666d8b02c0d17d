import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for applications. */
export const applicationsText = {
  applicant: 'Applicant',
  reviewedColumn: 'Reviewed',
  firstStore: 'First store',
  furtherStore: 'Additional store',
  sentPrefix: ' · sent ',
  reviewedPrefix: ' · reviewed ',

  type: 'Type',
  workingHours: 'Working hours',
  timeZone: 'Time zone',
  storeTaxRate: 'Store tax rate',
  locations: 'Locations',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  requestedBy: 'Requested by',
  none: 'None',

  noPendingTitle: 'No pending applications',
  noPendingHelp: "You've reviewed every application. New ones appear here, oldest first.",
  pageHelp: 'Stores that want to join the marketplace, oldest first.',
  searchIn: 'store, branch, applicant or email',

  allSubmitted: 'All submitted',

  approvedToast: (storeName: string) => `Approved ${storeName}.`,
  notApprovedToast: (storeName: string) => `We couldn't approve ${storeName}.`,
  approveTitle: (storeName: string) => `Approve ${storeName}?`,
  approveHelp: (applicant: string, bankVerified: boolean) =>
    `The store can take orders right away, and delivers to any address for free unless it has set delivery fees. ${bankVerified ? '' : 'Its payouts stay on hold until you verify its bank account. '}We'll email ${applicant}.`,

  payee: 'Payee',
  legalAddress: 'Legal address',
  taxId: 'Tax ID',
  individualNoTaxId: 'Individual, no tax ID',
  franchise: 'Franchise',
  yesFranchisees: (totalFranchise: number) => `Yes, ${totalFranchise} franchisees`,
  no: 'No',
  dateOfBirth: 'Date of birth',
  ssn: 'SSN',
  showBirthDate: 'Show date of birth',
  birthDateOnce: 'You can see it once. The audit log records it.',
  birthDateIsLogged: 'Shown until you leave this page. The audit log records that you saw it.',
  birthDateNotShown: "We couldn't show the date of birth.",

  draftHint: "This application is a draft. You can review it once it's submitted.",
  sentNote: (since: ReactNode, instant: ReactNode) => rich`Sent ${since}, ${instant}.`,
  openStore: 'Open store',
  resubmitHint: 'The applicant can edit it and resubmit.',
  addAgainHint: 'The applicant can add the business again.',
  by: (decidedBy: string) => ` by ${decidedBy}`,
  notConfirmedWarning:
    "You can't approve it yet. The applicant hasn't confirmed their email address.",

  menu: 'Menu',
  noMenuTitle: 'No menu submitted',
  opensInNewTab: 'opens in a new tab',

  menuPictureOf: (index: number, count: number) => `Menu picture ${index} of ${count}`,
  viewLarger: (index: string) => `View ${index} larger`,
  pictures: 'Pictures',
  nextPicture: 'Next picture',
  previousPicture: 'Previous picture',

  longestWaiting: 'Oldest applications',
  noApplicationsTitle: 'No pending applications',
  applicationsNotLoaded: "We couldn't load the applications",

  nextApplication: 'Next application',
  previousApplication: 'Previous application',
  queue: 'Queue',
  placeOfTotal: (place: number, total: number) => `${place} of ${total}`,
  noneLeftHere: 'None left',
  leftHere: (total: number) => `${total} left`,

  rejectedToast: (storeName: string) => `Rejected ${storeName}.`,
  notRejectedToast: (storeName: string) => `We couldn't reject ${storeName}.`,
  rejectTitle: (storeName: string) => `Reject ${storeName}`,
  rejectButton: 'Reject application',
  reasonHelp: "What's missing or wrong, and how to fix it.",
  rejectHelp: (applicant: string) => `We'll email ${applicant} with your reason.`,
} as const;
