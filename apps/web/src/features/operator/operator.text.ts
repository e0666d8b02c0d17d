import type { ReactNode } from 'react';
import { rich, type Mark } from '../../lib/sentence.ts';

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

  operator: 'Operator',
  whatWaits: 'Needs attention',
  countsCouldNotBeLoaded: "We couldn't load the counts",

  unsavedChanges: 'Unsaved changes',

  is: (label: string, on: boolean) => `${label} is ${on ? 'verified' : 'no longer verified'}.`,
  wasNotChanged: (label: string) => `We couldn't change ${label}.`,
  verification: 'Verification',
  thereIsNothingToVerify: "There's nothing to verify until the applicant adds bank details.",
  verified: (instant: ReactNode) => rich`Verified ${instant}`,

  applicationsToDecide: 'Applications to review',
  storesThatCannotOpenBefore: "These stores can't open until you decide",
  newLeads: 'New leads',
  nobodyHasCalledThemYet: 'Not contacted yet',
  chargesToDecide: 'Disputed charges',
  storesContestedThem: 'Disputed by stores',
  reviewsToDecide: 'Reported reviews',
  storesReportedThem: 'Reported by stores',
  failedCardPayments: 'Failed card payments',
  nothingTriesThemAgainBy: 'Not retried automatically',
  failedMessages: 'Failed messages',
  theyReachedNobody: 'Not delivered',
  unverifiedStores: 'Unverified stores',
  bankCompanyOrRepresentativeIs: "Bank, company or representative isn't verified",
  suspendedStores: 'Suspended stores',
  noOrdersComeInFor: "They can't take orders",

  new: 'New',
  contacted: 'Contacted',
  converted: 'Converted',
  refused: 'Rejected',
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
  waitsUntilSomebodyDoes: 'Waits for the store',

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
  whatStoreSays: "The store's response",

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

  applications: {
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

    bankAndCompany: 'Bank and company',
    noBankDetails: 'No bank details',
    theyAreHandedInWith:
      "Applicants add them with their first store, or later in the store's settings.",
    hiddenButForLastCharacters:
      'Only the last characters show. The audit log records every time someone reveals them.',
    legalAddress: 'Legal address',
    taxId: 'Tax ID',
    individualFilesWithoutOne: 'Individual, no tax ID',
    franchise: 'Franchise',
    yesFranchisees: (totalFranchise: number) => `Yes, ${totalFranchise} franchisees`,
    no: 'No',
    dateOfBirth: 'Date of birth',

    itIsStillBeingWritten: "This application is a draft. You can review it once it's submitted.",
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
    readsReasonAndIsMailed: (applicant: string) => `We'll email ${applicant} with your reason.`,
  },

  charges: {
    opened: 'Opened',

    charge: 'Charge',
    thisChargeHasMovedTo:
      'This charge is now on another page or in another state. Search by its order number to find it.',
    chargeFor: (orderNumber: string) => `Charge for ${orderNumber}`,
    charged: 'Charged',
    contestUntil: 'Dispute by',
    proof: (index: number) => `Proof ${index}`,
    byItself: 'Automatically',

    whatMarketplaceMadeGoodFor: (name: string, link: Mark) =>
      rich`Recover what the marketplace refunded for one of its orders. ${link(`All charges against ${name}`)}`,
    proposeCharge: 'Propose charge',

    whatStoresAreAskedTo: "Charges to stores, newest first. To propose one, open the store's page.",
    noChargesYet: 'No charges yet',
    chargeIsProposedOnPage: 'To propose a charge, open the store under Stores.',

    chargeNothing: "Don't charge",
    chargePart: 'Charge part',
    chargeAllOfIt: 'Charge in full',
    chargeForIsDecided: (orderNumber: string) =>
      `Saved your decision on the charge for ${orderNumber}.`,
    decideCharge: 'Decide on charge',
    storeHasNotContestedIt:
      "The store hasn't disputed it. You can drop it. Otherwise it's charged automatically.",
    lessThan: (money: string) => `Less than ${money}`,

    chargeForIsProposedOwners: (orderNumber: string) =>
      `Proposed a charge for ${orderNumber}. We emailed the owners.`,
    proposeChargeAgainst: (name: string) => `Propose a charge to ${name}`,
    proposeCharge2: 'Propose charge',
    storeMayContestItFor: "The store has 30 days to dispute it. After that, it's charged.",
    orderNumber: 'Order number',
    selectReason: 'Select Reason',
    whatHappened: 'What happened',
  },

  frame: {
    anywhere: 'Anywhere',
    showKeyboardShortcuts: 'Show keyboard shortcuts',
    goTo: (label: string) => `Go to ${label}`,
    skipToContent: 'Skip to content',
    counterOverview: 'Counter, overview',
    accountOf: (fullName: string) => `Account of ${fullName}`,
    logout: 'Logout',
    main: 'Main',
    overview: 'Overview',
  },

  leads: {
    thisLeadHasMovedTo:
      'This lead is now on another page or in another state. Search by name to find it.',
    saveLead: 'Save lead',
    asked: (instant: ReactNode) => rich`Requested ${instant}`,
    onlyMarketplacesStaffReadsThem: 'Only visible to marketplace staff.',
    whoAskedToBecomeBusiness: 'Businesses that asked to become a partner, newest first.',
    businessAddressOrPhone: 'business, address or phone',
    noLeadsYet: 'No leads yet',
    whoeverFillsInBecomeBusiness:
      'People who fill in "Become a business partner" on the home page appear here.',
    isSaved: (businessName: string) => `Saved ${businessName}.`,
  },

  lists: {
    whatYouSeeIsFrom: (instant: ReactNode, failure: string) =>
      rich`Last updated ${instant}. ${failure}`,
    byState: (title: string) => `${title} by state`,
    searchBy: (searchIn: string) => `Search by ${searchIn}`,
    list: 'List',
    page: (page: number) => `page ${page}`,
    couldNotBeLoaded: (title: string) => `${title} couldn't be loaded`,
    nextRow: 'Next row',
    previousRow: 'Previous row',
    openRow: 'Open row',
  },

  messages: {
    recipient: 'Recipient',
    subject: 'Subject',
    message: 'Message',
    itCouldNotBeSent: (failure: string) => `We couldn't send it. ${failure}`,
    to: 'To',
    itIsOnItsWay:
      "It's being sent. If this installation captures messages instead, you'll see its text here.",
    itsTextWasNotKept: "We don't keep its text.",
    itWasReallySentSo:
      "We sent it and don't keep its text, because its links are for the recipient only.",
    itsTextIsNotShown: "We don't show its text, because its links are for the recipient only.",
    mailsAndTextMessagesThis: 'Emails and text messages from this installation, newest first.',
    recipientOrSubject: 'recipient or subject',
    nothingWasWrittenYet: 'No messages yet',
    mailsThatConfirmAddressOr:
      'Emails that confirm an address or answer an application appear here.',
  },

  payouts: {
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

    notCharged: 'Not charged',
    stillReserved: 'Still on hold',
    notGivenBack: 'Not refunded',
    lost: 'Lost',
    nothingTriesTheseAgainBy:
      "These aren't retried automatically. Stores are paid anyway, so the marketplace loses what it can't charge.",
    givenUp: (orderNumber: string, instant: ReactNode, failure: string) =>
      rich`${orderNumber}failed ${instant}: ${failure}`,
    withoutOrderAt: (storeName: string) => `without an order at ${storeName}`,
    ofOrder: (orderNumber: string) => `of order ${orderNumber}`,
    areWhereTheyBelong: (name: string) => `Retried: ${name}.`,
    areWhereTheyWere: (name: string) => `Retry failed: ${name}. Nothing changed.`,
    tryAgain: (name: string) => `Try again: ${name}`,

    onHold: 'On hold',
    theseStoresArePaidNothing: "These stores don't get payouts until you release the hold.",
    isPaidAgain: (storeName: string) => `Released the hold on ${storeName}.`,
    holdWasNotLifted: "We couldn't release the hold.",
    liftHold: 'Release hold',
    liftHoldOn: (storeName: string) => `Release the hold on ${storeName}?`,
    whatIsDueIsPaid: 'The amount due is paid within the hour.',

    payoutsOfThisStore: "This store's payouts",
    itIsPaidAfterEvery: 'Paid weekly.',
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
    itsAmountIsOwedAgain: "The amount goes into the next payout. You can't undo this.",

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

    whatStoresArePaidFor: 'Payouts to stores for finished weeks, newest first.',
    transactionOrStore: 'transaction or store',
    noPayoutsYet: 'No payouts yet',
    payoutsAreMadeOnMondays:
      'We create payouts on Mondays for the week before, or when you run them.',
    payoutsHint: (count: string) => `${count} payouts`,

    referralPayments: 'Referral payments',
    whatPeopleArePaidFor: 'Rewards for people who refer businesses and customers, newest first.',
    to: (money: string, fullName: string, stateBadge: ReactNode) =>
      rich`${money} to ${fullName} ${stateBadge}`,
    toAccountOfMade: (transactionId: string, storeName: string, instant: ReactNode) =>
      rich`${transactionId}, to ${storeName}'s account, created ${instant}`,
    done: (transactionId: string, button: string) => `${transactionId}: ${button}, done.`,

    sayWhatBankSaid: "Enter the bank's reason",
    hasFailedWhatItWas: (transactionId: string) =>
      `${transactionId} failed. The amount goes into the next payment.`,
    whatBankSaid: "The bank's reason.",
    whatItWasToPay: "The amount goes into the next payment. You can't undo this.",

    runWasNotStarted: "We couldn't start the run.",
    paying: 'Paying…',
    runPayouts: 'Run payouts',
    payAllStoresForTheir: 'Run payouts for all stores?',
    everyStoreThatIsOwed:
      'Creates a pending payout for each store with a balance. Skips stores that are already paid or on hold.',
    latestRun: 'Latest run',
    latestRunCouldNotBe: "We couldn't load the latest run",
    showThatWerePaidBefore: (hidden: number) => `Show ${hidden} paid earlier`,
    ofStoresSoFar: (done: number, stores: number) => `${done} of ${stores} stores so far.`,
    allStores: (stores: number) => `all ${stores} stores.`,
    ofStoresCouldNotBe: (done: number, stores: number, left: number) =>
      `${done} of ${stores} stores. We couldn't pay ${left}. Check their books.`,
    paid: 'Paid',
    owesMoreThanItIs: 'Negative balance, carried into the next payout',
    nothingWasDue: 'Nothing due',
    held: 'Held',
    with: (transactionId: string) => ` with ${transactionId}`,
  },

  reviews: {
    keepIt: 'Keep review',
    removeIt: 'Remove review',
    reviewOfIsOwnersAre: (orderNumber: string, isState: boolean) =>
      `The review of ${orderNumber} is ${isState ? 'removed' : 'kept'}. We emailed the owners.`,
    decideOnReview: 'Decide on review',
    removedReviewLeavesWebStore:
      'Removing a review takes it off the web store and out of the average for good.',
    review: 'Review',
    reported: 'Reported',
    thisReviewHasMovedTo:
      'This review is now on another page or in another state. Search by its order number to find it.',
    reviewOf: (orderNumber: string) => `Review of ${orderNumber}`,
    itsReplyOnWebStore: 'Public reply',
    decision: 'Decision',
    whatStoresSayShouldNot: 'Reviews that stores reported, newest first.',
    noReviewWasReported: 'No reported reviews',
    storesReportReviewWhereIt:
      "Reviews that break the marketplace's rules appear here when stores report them.",
  },

  security: {
    account: 'Account',
    what: 'What',
    from: 'From',
    times: 'Times',
    when: 'When',
    noAccount: 'No account',
    by: (title: string, by: string) => `${title} (by ${by})`,
    severalNetworks: 'Several networks',
    signIns: 'Sign-ins',
    failedOrRefused: 'Failed or blocked',
    accountChanges: 'Account changes',
    whoSignedInWhoWas: 'Sign-ins, failed attempts and account changes. Kept for a year.',
    nameEmailOrAddress: 'name, email or address',
    nothingRecordedYet: 'No events yet',
    signInsFailedAttemptsAnd: 'Sign-ins, failed attempts and account changes appear here.',
  },

  stores: {
    commission: 'Commission',
    ofSubtotalLessDiscountAnd:
      'A share of the subtotal after discounts and of delivery fees. Changes apply to new orders.',
    deliveredOrders: 'Delivered orders',
    pickedUpOrders: 'Picked-up orders',
    deliveryFees: 'Delivery fees',

    suspensionOfIsLifted: (name: string) => `Ended the suspension of ${name}.`,
    suspensionWasNotLifted: "We couldn't end the suspension.",
    liftSuspensionOf: (name: string) => `End the suspension of ${name}?`,
    liftSuspension: 'End suspension',
    ordersComeInAgainAt: 'The store takes orders again right away, during its hours.',

    storesPeopleSetThisTimes: 'Set by the store. Times are in your time zone.',
    now: 'Now',
    waysOffered: 'Delivery methods',
    minimumOrder: 'Minimum order',
    preparationTime: 'Preparation time',
    minutes: (preparationMinutes: number) => `${preparationMinutes} minutes`,
    ifNobodyAccepts: 'If not accepted',

    owner: 'Owner',

    weblink: 'Weblink',
    s: (storeUrl: string) => `/s/${storeUrl}`,
    application: 'Application',
    whatWasHandedIn: 'Submitted details',
    owners: 'Owners',

    everyStoreOfMarketplaceBy: 'All stores on the marketplace, by name.',
    storeBranchWeblinkOrE: 'store, branch, weblink or email',
    noStoresYet: 'No stores yet',
    storeAppearsHereOnceSomebody: 'Stores appear here once someone starts an application.',

    suspend: (name: string) => `Suspend ${name}`,
    suspendStore: 'Suspend store',
    noOrdersComeInMeanwhile: "The store can't take new orders. It can still finish open ones.",
    ends: 'Ends',
    inYourTime: 'In your time zone.',
    endsYourTime: (instant: ReactNode) => rich`Ends ${instant}, your time.`,

    in1Hour: 'In 1 hour',
    atEndOfToday: 'At the end of today',
    in7Days: 'In 7 days',
    atDateAndTime: 'At a date and time',
    notByItselfUntilLifted: 'Until you end it',

    suspension: 'Suspension',
    untilSomebodyLiftsIt: 'until you end it.',
    until: (instant: ReactNode) => rich`until ${instant} (`,
    itEndsByItself: '). It ends automatically.',
    noOrdersComeIn: (until: ReactNode) => rich`No new orders ${until}`,
    notSuspendedOrdersComeIn: 'Not suspended. The store takes orders during its hours.',
    storeIsNotApprovedSo: "The store isn't approved yet, so it can't take orders.",

    commissionIsDeliveredPickedUp: (
      deliveredFee: string,
      pickedUpFee: string,
      deliveryCommission: string,
    ) =>
      `Commission is ${deliveredFee} delivered, ${pickedUpFee} picked up, ${deliveryCommission} of delivery fees.`,

    chooseDateAndTime: 'Choose a date and a time',
    isSuspended: (name: string) => `Suspended ${name}.`,
    wasNotSuspended: (name: string) => `We couldn't suspend ${name}.`,
  },
} as const;
