import type { ReactNode } from 'react';
import { rich } from '../../../lib/sentence.ts';

/** The sentences of the screens about applications. */
export const applicationsText = {
  applicant: 'Applicant',
  decided: 'Reviewed',
  firstStore: 'First store',
  furtherStore: 'Additional store',
  sent: ' · sent ',
  decided2: ' · reviewed ',

  type: 'Type',
  workingHours: 'Working hours',
  timeZone: 'Time zone',
  storeTaxRate: 'Store tax rate',
  locations: 'Locations',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  askedAs: 'Requested by',
  none: 'None',

  nothingWaits: 'No pending applications',
  everyApplicationIsDecidedNew:
    "You've reviewed every application. New ones appear here, oldest first.",
  storesThatWantToBe: 'Stores that want to join the marketplace, oldest first.',
  storeApplicantOrEmail: 'store, applicant or email',

  allSent: 'All submitted',

  isApproved: (storeName: string) => `Approved ${storeName}.`,
  wasNotApproved: (storeName: string) => `We couldn't approve ${storeName}.`,
  approve: (storeName: string) => `Approve ${storeName}?`,
  storeCanTakeOrdersFrom: (applicant: string) =>
    `The store can take orders right away. We'll email ${applicant}.`,

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

  thisApplicationIsDraft: "This application is a draft. You can review it once it's submitted.",
  sentNote: (since: ReactNode, instant: ReactNode) => rich`Sent ${since}, ${instant}.`,
  openStore: 'Open store',
  applicantCanCorrectItAnd: 'The applicant can edit it and resubmit.',
  applicantCanAddBusinessAgain: 'The applicant can add the business again.',
  by: (decidedBy: string) => ` by ${decidedBy}`,
  itCannotBeApprovedYet:
    "You can't approve it yet. The applicant hasn't confirmed their email address.",

  menu: 'Menu',
  noMenuHandedIn: 'No menu submitted',
  opensInNewTab: 'opens in a new tab',

  menuPictureOf: (index: number, count: number) => `Menu picture ${index} of ${count}`,
  larger: (index: string) => `View ${index} larger`,
  pictures: 'Pictures',
  nextPicture: 'Next picture',
  previousPicture: 'Previous picture',

  longestWaiting: 'Waiting longest',
  noApplicationWaits: 'No pending applications',
  applicationsCouldNotBeLoaded: "We couldn't load the applications",

  nextApplication: 'Next application',
  previousApplication: 'Previous application',
  queue: 'Queue',
  of: (place: number, total: number) => `${place} of ${total}`,
  noneLeftHere: 'None left',
  leftHere: (total: number) => `${total} left`,

  isRefused: (storeName: string) => `Rejected ${storeName}.`,
  wasNotRefused: (storeName: string) => `We couldn't reject ${storeName}.`,
  refuse: (storeName: string) => `Reject ${storeName}`,
  refuseApplication: 'Reject application',
  whatIsMissingOrWrong: "What's missing or wrong, and how to fix it.",
  wellEmailYourReason: (applicant: string) => `We'll email ${applicant} with your reason.`,
} as const;
