import type { ReactNode } from 'react';
import { rich, type Mark } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of operator. */
export const text = {
  decide: 'Decide',

  noSuch: (what: string) => `No such ${what}`,
  thisCouldNotBeLoaded: (what: string) => `This ${what} could not be loaded`,

  lostSecondFactors: 'Lost second factors',
  checkThatItIsPerson:
    'Check that it is the person, by calling a number you know, before you approve.',
  nothingWasDecided: 'Nothing was decided.',
  asked: (fullName: ReactNode, who: string, ago: ReactNode) =>
    rich`${fullName} (${who}), asked ${ago}`,
  howYouChecked: (fullName: string) => `How you checked ${fullName}`,
  approve: 'Approve',
  refuse: 'Refuse',

  removeSecondFactorOf: (fullName: string) => `Remove the second factor of ${fullName}?`,
  itGoesIn72Hours:
    'It goes in 72 hours, unless they cancel it or sign in with it. They are emailed now.',
  refuseRequestOf: (fullName: string) => `Refuse the request of ${fullName}?`,

  notGiven: 'Not given',

  verify: (label: string) => `Verify ${label}?`,
  verify2: 'Verify',
  withdrawVerificationOf: (label: string) => `Withdraw the verification of ${label}?`,
  withdraw: 'Withdraw',

  operator: 'Operator',
  whatWaits: 'What waits',
  countsCouldNotBeLoaded: 'The counts could not be loaded',

  unsavedChanges: 'Unsaved changes',

  is: (label: string, on: boolean) => `${label} is ${on ? 'verified' : 'no longer verified'}.`,
  wasNotChanged: (label: string) => `${label} was not changed.`,
  verification: 'Verification',
  thereIsNothingToVerify: 'There is nothing to verify until the bank details are handed in.',
  verified: (instant: ReactNode) => rich`Verified ${instant}`,

  applicationsToDecide: 'Applications to decide',
  storesThatCannotOpenBefore: 'Stores that cannot open before',
  newLeads: 'New leads',
  nobodyHasCalledThemYet: 'Nobody has called them yet',
  chargesToDecide: 'Charges to decide',
  storesContestedThem: 'Stores contested them',
  reviewsToDecide: 'Reviews to decide',
  storesReportedThem: 'Stores reported them',
  failedCardPayments: 'Failed card payments',
  nothingTriesThemAgainBy: 'Nothing tries them again by itself',
  failedMessages: 'Failed messages',
  theyReachedNobody: 'They reached nobody',
  unverifiedStores: 'Unverified stores',
  bankCompanyOrRepresentativeIs: 'Bank, company or representative is not checked',
  suspendedStores: 'Suspended stores',
  noOrdersComeInFor: 'No orders come in for them',

  new: 'New',
  contacted: 'Contacted',
  converted: 'Converted',
  refused: 'Refused',
  waiting: 'Waiting',
  approved: 'Approved',
  beingWritten: 'Being written',
  active: 'Active',
  suspended: 'Suspended',
  unverified: 'Unverified',
  notApproved: 'Not approved',
  queued: 'Queued',
  captured: 'Captured',
  sent: 'Sent',
  failed: 'Failed',
  toDecide: 'To decide',
  kept: 'Kept',
  removed: 'Removed',
  mail: 'Mail',
  textMessage: 'Text message',
  bankAccount: 'Bank account',
  accountAndRoutingNumberBelong:
    'Account and routing number belong to the business. Payouts go there.',
  company: 'Company',
  legalNameAddressAndTax: 'Legal name, address and tax ID are those of a registered business.',
  representative: 'Representative',
  personExistsAndMaySign:
    'The person exists and may sign for the business: name, date of birth, SSN.',
  expiresAfterMinutes: (expiryMinutes: number) => `Expires after ${expiryMinutes} minutes`,
  expiresAfter24Hours: 'Expires after 24 hours',
  waitsUntilSomebodyDoes: 'Waits until somebody does',

  store: 'Store',
  kind: 'Kind',
  state: 'State',

  business: 'Business',
  lead: 'Lead',
  notes: 'Notes',

  applicationsTitle: 'Applications',

  decision: 'Decision',

  backToList: 'Back to the list',

  notOnThisPage: 'Not on this page',
  whatStoreSays: 'What the store says',

  chargesTitle: 'Charges',

  all: 'All',
  storeOrderOrCustomer: 'store, order or customer',

  selectDecision: 'Select Decision',
  why: 'Why',
  storeReadsIt: 'The store reads it.',

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
    decided: 'Decided',
    firstStore: 'First store',
    furtherStore: 'Further store',
    sent: ' · sent ',
    decided2: ' · decided ',

    type: 'Type',
    workingHours: 'Working hours',
    timeZone: 'Time zone',
    storeTaxRate: 'Store tax rate',
    locations: 'Locations',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    askedAs: 'Asked as',
    none: 'None',

    nothingWaits: 'Nothing waits',
    everyApplicationIsDecidedNew:
      'Every application is decided. New ones appear here, the longest waiting first.',
    storesThatWantToBe: 'Stores that want to be on the marketplace, the longest waiting first.',
    storeApplicantOrEMail: 'store, applicant or e-mail',

    allSent: 'All sent',

    isApproved: (storeName: string) => `${storeName} is approved.`,
    wasNotApproved: (storeName: string) => `${storeName} was not approved.`,
    approve: (storeName: string) => `Approve ${storeName}?`,
    storeCanTakeOrdersFrom: (applicant: string) =>
      `The store can take orders from now on, and ${applicant} is mailed.`,

    bankAndCompany: 'Bank and company',
    noBankDetails: 'No bank details',
    theyAreHandedInWith:
      "They are handed in with a first store, or under the store's own settings.",
    hiddenButForLastCharacters:
      'Hidden but for the last characters. Every look is kept in the audit log.',
    legalAddress: 'Legal address',
    taxId: 'Tax ID',
    individualFilesWithoutOne: 'Individual, files without one',
    franchise: 'Franchise',
    yesFranchisees: (totalFranchise: number) => `Yes, ${totalFranchise} franchisees`,
    no: 'No',
    dateOfBirth: 'Date of birth',

    itIsStillBeingWritten:
      'It is still being written. There is nothing to decide until it is sent.',
    sentNote: (since: ReactNode, instant: ReactNode) => rich`Sent ${since}, ${instant}.`,
    openStore: 'Open the store',
    applicantCanCorrectItAnd: 'The applicant can correct it and send it again.',
    applicantCanAddBusinessAgain: 'The applicant can add the business again.',
    by: (decidedBy: string) => ` by ${decidedBy}`,
    itCannotBeApprovedYet:
      'It cannot be approved yet: the applicant has not opened the link in the mail that confirms the address.',

    menu: 'Menu',
    noMenuHandedIn: 'No menu handed in',
    opensInNewTab: 'opens in a new tab',

    menuPictureOf: (index: number, count: number) => `Menu picture ${index} of ${count}`,
    larger: (index: string) => `${index}, larger`,
    pictures: 'Pictures',
    nextPicture: 'Next picture',
    previousPicture: 'Previous picture',

    longestWaiting: 'Longest waiting',
    noApplicationWaits: 'No application waits',
    applicationsCouldNotBeLoaded: 'Applications could not be loaded',

    nextApplication: 'Next application',
    previousApplication: 'Previous application',
    queue: 'Queue',
    of: (place: number, total: number) => `${place} of ${total}`,
    noneLeftHere: 'None left here',
    leftHere: (total: number) => `${total} left here`,

    isRefused: (storeName: string) => `${storeName} is refused.`,
    wasNotRefused: (storeName: string) => `${storeName} was not refused.`,
    refuse: (storeName: string) => `Refuse ${storeName}`,
    refuseApplication: 'Refuse application',
    whatIsMissingOrWrong: 'What is missing or wrong, and what to do about it.',
    readsReasonAndIsMailed: (applicant: string) => `${applicant} reads the reason and is mailed.`,
  },

  charges: {
    opened: 'Opened',

    charge: 'Charge',
    thisChargeHasMovedTo:
      'This charge has moved to another page or state. Search for it by its order.',
    chargeFor: (orderNumber: string) => `Charge for ${orderNumber}`,
    charged: 'Charged',
    contestUntil: 'Contest until',
    proof: (index: number) => `Proof ${index}`,
    byItself: 'By itself',

    whatMarketplaceMadeGoodFor: (name: string, link: Mark) =>
      rich`What the marketplace made good for one of its orders. ${link(`All charges against ${name}`)}`,
    proposeCharge: 'Propose a charge',

    whatStoresAreAskedTo:
      'What stores are asked to pay back, the latest first. Propose one on the page of its store.',
    noChargesYet: 'No charges yet',
    chargeIsProposedOnPage: 'A charge is proposed on the page of its store, under Stores.',

    chargeNothing: 'Charge nothing',
    chargePart: 'Charge a part',
    chargeAllOfIt: 'Charge all of it',
    chargeForIsDecided: (orderNumber: string) => `The charge for ${orderNumber} is decided.`,
    decideCharge: 'Decide the charge',
    storeHasNotContestedIt:
      'The store has not contested it. It can be dropped; otherwise it is charged by itself.',
    lessThan: (money: string) => `Less than ${money}`,

    chargeForIsProposedOwners: (orderNumber: string) =>
      `A charge for ${orderNumber} is proposed; the owners are mailed.`,
    proposeChargeAgainst: (name: string) => `Propose a charge against ${name}`,
    proposeCharge2: 'Propose charge',
    storeMayContestItFor:
      'The store may contest it for 30 days. If nobody does, it is charged then.',
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
    thisLeadHasMovedTo: 'This lead has moved to another page or state. Search for it by its name.',
    saveLead: 'Save lead',
    asked: (instant: ReactNode) => rich`Asked ${instant}`,
    onlyMarketplacesStaffReadsThem: "Only the marketplace's staff reads them.",
    whoAskedToBecomeBusiness: 'Who asked to become a business partner, the latest first.',
    businessAddressOrPhone: 'business, address or phone',
    noLeadsYet: 'No leads yet',
    whoeverFillsInBecomeBusiness:
      "Whoever fills in 'Become a business partner' on the home page appears here.",
    isSaved: (businessName: string) => `${businessName} is saved.`,
  },

  lists: {
    whatYouSeeIsFrom: (instant: ReactNode, failure: string) =>
      rich`What you see is from ${instant}. ${failure}`,
    byState: (title: string) => `${title} by state`,
    searchBy: (searchIn: string) => `Search by ${searchIn}`,
    list: 'List',
    page: (page: number) => `page ${page}`,
    couldNotBeLoaded: (title: string) => `${title} could not be loaded`,
    nextRow: 'Next row',
    previousRow: 'Previous row',
    openRow: 'Open row',
  },

  messages: {
    recipient: 'Recipient',
    subject: 'Subject',
    message: 'Message',
    itCouldNotBeSent: (failure: string) => `It could not be sent. ${failure}`,
    to: 'To',
    itIsOnItsWay: 'It is on its way. Its text appears here if it is captured instead of sent.',
    itsTextWasNotKept: 'Its text was not kept.',
    itWasReallySentSo:
      'It was really sent, so its text is not kept: its links belong to the recipient alone.',
    itsTextIsNotShown: 'Its text is not shown: its links belong to the recipient alone.',
    mailsAndTextMessagesThis: 'Mails and text messages this installation wrote, the latest first.',
    recipientOrSubject: 'recipient or subject',
    nothingWasWrittenYet: 'Nothing was written yet',
    mailsThatConfirmAddressOr:
      'Mails that confirm an address or answer an application appear here.',
  },

  payouts: {
    noFileWasMade: 'No file was made.',
    bankFiles: 'Bank files',
    fileTakesAllPendingPayouts:
      'A file takes all pending payouts to the bank; they are in transit from then on.',
    newFile: (format: string) => `New ${format} file`,
    bankFilesCouldNotBe: 'The bank files could not be loaded',
    isSaved: (value: string) => `${value} is saved`,
    fileWasNotSaved: (failure: string) => `The file was not saved. ${failure}`,
    ofIsNotInFile: (transactionId: string, storeName: string, why: string) =>
      `${transactionId} of ${storeName} is not in the file and stays pending. ${why}`,
    noFileWasMadeYet: 'No file was made yet.',
    onePayout: '1 payout',
    payouts: (payments: number) => `${payments} payouts`,
    toArrive: (createdBy: string, instant: ReactNode, calendarDay: string) =>
      rich`${createdBy}, ${instant}. To arrive ${calendarDay}.`,
    saveFile: (id: number) => `Save file ${id}`,

    notCharged: 'Not charged',
    stillReserved: 'Still reserved',
    notGivenBack: 'Not given back',
    lost: 'Lost',
    nothingTriesTheseAgainBy:
      'Nothing tries these again by itself. The stores are paid all the same: what cannot be charged is the marketplace’s loss.',
    givenUp: (orderNumber: string, instant: ReactNode, failure: string) =>
      rich`${orderNumber}given up ${instant} — ${failure}`,
    withoutOrderAt: (storeName: string) => `without an order at ${storeName}`,
    ofOrder: (orderNumber: string) => `of order ${orderNumber}`,
    areWhereTheyBelong: (name: string) => `The ${name} are where they belong.`,
    areWhereTheyWere: (name: string) => `The ${name} are where they were.`,
    tryAgain: (name: string) => `Try again: ${name}`,

    onHold: 'On hold',
    theseStoresArePaidNothing: 'These stores are paid nothing until the hold is lifted.',
    isPaidAgain: (storeName: string) => `${storeName} is paid again.`,
    holdWasNotLifted: 'The hold was not lifted.',
    liftHold: 'Lift hold',
    liftHoldOn: (storeName: string) => `Lift the hold on ${storeName}?`,
    whatIsDueIsPaid: 'What is due is paid within the hour.',

    payoutsOfThisStore: 'Payouts of this store',
    itIsPaidAfterEvery: 'It is paid after every week.',
    holdPayouts: 'Hold payouts',
    payoutsOfAreHeld: (storeName: string) => `The payouts of ${storeName} are held.`,
    holdPayoutsOf: (storeName: string) => `Hold the payouts of ${storeName}`,
    storeIsPaidNothingUntil:
      'The store is paid nothing until the hold is lifted. What it earns is kept for then.',

    markInTransit: 'Mark in transit',
    bankWasToldToPay: 'The bank was told to pay it, by another way than a file made here.',
    isInTransit: 'is in transit',
    markPaid: 'Mark paid',
    bankSaysThatItArrived: 'The bank says that it arrived. This cannot be taken back.',
    isPaid: 'is paid',
    markFailed: 'Mark failed',
    hasFailedItIsPaid: 'has failed: it is paid with the next',
    wasLeftAsItIs: (transactionId: string) => `${transactionId} was left as it is.`,
    sayWhatBankSaidStore: 'Say what the bank said: the store reads it',
    wasReturned: (transactionId: string) => `${transactionId} was returned`,
    whatBankSaidStoreReads: 'What the bank said. The store reads it.',
    itsAmountIsOwedAgain:
      'Its amount is owed again, and paid with the next payout. This cannot be taken back.',

    makeFileOfPendingPayouts: (format: string) => `Make a ${format} file of the pending payouts?`,
    itHoldsStoresAccountNumbers:
      'It holds the stores’ account numbers in plain text and is saved on this device. The audit log records that you opened them.',
    makeFile: 'Make the file',

    transactionId: 'Transaction ID',
    period: 'Period',
    payoutAmount: 'Payout amount',

    bankReturnedIt: (failure: string) => `The bank returned it: ${failure}`,
    amounts: 'Amounts',
    marketplaceFee: 'Marketplace fee',
    ofOrders: (money: string, money2: string, orders: number) =>
      `${money} of ${money2}, ${orders} orders`,
    steps: 'Steps',
    made: 'Made',
    bankFile: 'Bank file',
    returned: 'Returned',
    arrived: 'Arrived',

    heldUntilBankAccountWas: (instant: string) =>
      `Held until ${instant}: the bank account was changed.`,
    heldBankAccountIsNot: 'Held: the bank account is not verified.',
    heldByStaff: (reason: string) => `Held by staff: ${reason}`,

    whatStoresArePaidFor: 'What the stores are paid for their finished weeks, the latest first.',
    transactionOrStore: 'transaction or store',
    noPayoutsYet: 'No payouts yet',
    payoutsAreMadeOnMondays:
      'Payouts are made on Mondays for the week before, or when you run them.',
    payoutsHint: (count: string) => `${count} payouts`,

    referralPayments: 'Referral payments',
    whatPeopleArePaidFor:
      'What people are paid for the businesses and customers they brought, the latest first.',
    to: (money: string, fullName: string, stateBadge: ReactNode) =>
      rich`${money} to ${fullName} ${stateBadge}`,
    toAccountOfMade: (transactionId: string, storeName: string, instant: ReactNode) =>
      rich`${transactionId}, to the account of ${storeName}, made ${instant}`,
    done: (transactionId: string, button: string) => `${transactionId}: ${button}, done.`,

    sayWhatBankSaid: 'Say what the bank said',
    hasFailedWhatItWas: (transactionId: string) =>
      `${transactionId} has failed: what it was to pay is owed again.`,
    whatBankSaid: 'What the bank said.',
    whatItWasToPay:
      'What it was to pay is owed again, and paid with the next. This cannot be taken back.',

    runWasNotStarted: 'The run was not started.',
    paying: 'Paying…',
    runPayouts: 'Run payouts',
    payAllStoresForTheir: 'Pay all stores for their finished weeks?',
    everyStoreThatIsOwed:
      'Every store that is owed something gets a pending payout. Stores that were paid already, or are on hold, are left as they are.',
    latestRun: 'Latest run',
    latestRunCouldNotBe: 'The latest run could not be loaded',
    showThatWerePaidBefore: (hidden: number) => `Show ${hidden} that were paid before`,
    ofStoresSoFar: (done: number, stores: number) => `${done} of ${stores} stores so far.`,
    allStores: (stores: number) => `all ${stores} stores.`,
    ofStoresCouldNotBe: (done: number, stores: number, left: number) =>
      `${done} of ${stores} stores. ${left} could not be paid: their books need a look.`,
    paid: 'Paid',
    owesMoreThanItIs: 'Owes more than it is owed: carried into the next payout',
    nothingWasDue: 'Nothing was due',
    held: 'Held',
    with: (transactionId: string) => ` with ${transactionId}`,
  },

  reviews: {
    keepIt: 'Keep it',
    removeIt: 'Remove it',
    reviewOfIsOwnersAre: (orderNumber: string, isState: boolean) =>
      `The review of ${orderNumber} is ${isState ? 'removed' : 'kept'}; the owners are mailed.`,
    decideOnReview: 'Decide on the review',
    removedReviewLeavesWebStore: 'A removed review leaves the web store and the average for good.',
    review: 'Review',
    reported: 'Reported',
    thisReviewHasMovedTo:
      'This review has moved to another page or state. Search for it by its order.',
    reviewOf: (orderNumber: string) => `Review of ${orderNumber}`,
    itsReplyOnWebStore: 'Its reply on the web store',
    decision: 'The decision',
    whatStoresSayShouldNot:
      'What stores say should not stand on their web stores, the latest report first.',
    noReviewWasReported: 'No review was reported',
    storesReportReviewWhereIt:
      'Stores report a review where it breaks the rules of the marketplace.',
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
    failedOrRefused: 'Failed or refused',
    accountChanges: 'Account changes',
    whoSignedInWhoWas:
      'Who signed in, who was refused, and what changed in accounts. Kept for a year.',
    nameEmailOrAddress: 'name, email or address',
    nothingRecordedYet: 'Nothing recorded yet',
    signInsFailedAttemptsAnd: 'Sign-ins, failed attempts and account changes appear here.',
  },

  stores: {
    commission: 'Commission',
    ofSubtotalLessDiscountAnd:
      'Of the subtotal less discount, and of what customers pay for delivery. A change counts for orders placed from then on.',
    deliveredOrders: 'Delivered orders',
    pickedUpOrders: 'Picked-up orders',
    deliveryFees: 'Delivery fees',

    suspensionOfIsLifted: (name: string) => `The suspension of ${name} is lifted.`,
    suspensionWasNotLifted: 'The suspension was not lifted.',
    liftSuspensionOf: (name: string) => `Lift the suspension of ${name}?`,
    liftSuspension: 'Lift suspension',
    ordersComeInAgainAt: 'Orders come in again at once, whenever the store is open.',

    storesPeopleSetThisTimes: "The store's people set this. Times are yours.",
    now: 'Now',
    waysOffered: 'Ways offered',
    minimumOrder: 'Minimum order',
    preparationTime: 'Preparation time',
    minutes: (preparationMinutes: number) => `${preparationMinutes} minutes`,
    ifNobodyAccepts: 'If nobody accepts',

    owner: 'Owner',

    weblink: 'Weblink',
    s: (storeUrl: string) => `/s/${storeUrl}`,
    application: 'Application',
    whatWasHandedIn: 'What was handed in',
    owners: 'Owners',

    everyStoreOfMarketplaceBy: 'Every store of the marketplace, by name.',
    storeBranchWeblinkOrE: 'store, branch, weblink or e-mail',
    noStoresYet: 'No stores yet',
    storeAppearsHereOnceSomebody: 'A store appears here once somebody has begun to apply.',

    suspend: (name: string) => `Suspend ${name}`,
    suspendStore: 'Suspend store',
    noOrdersComeInMeanwhile: 'No orders come in meanwhile. Open orders can still be moved.',
    ends: 'Ends',
    inYourTime: 'In your time.',
    endsYourTime: (instant: ReactNode) => rich`Ends ${instant}, your time.`,

    in1Hour: 'In 1 hour',
    atEndOfToday: 'At the end of today',
    in7Days: 'In 7 days',
    atDateAndTime: 'At a date and time',
    notByItselfUntilLifted: 'Not by itself, until lifted',

    suspension: 'Suspension',
    untilSomebodyLiftsIt: 'until somebody lifts it.',
    until: (instant: ReactNode) => rich`until ${instant} (`,
    itEndsByItself: '). It ends by itself.',
    noOrdersComeIn: (until: ReactNode) => rich`No orders come in ${until}`,
    notSuspendedOrdersComeIn: 'Not suspended: orders come in whenever the store is open.',
    storeIsNotApprovedSo: 'The store is not approved, so no orders come in anyway.',

    commissionIsDeliveredPickedUp: (
      deliveredFee: string,
      pickedUpFee: string,
      deliveryCommission: string,
    ) =>
      `Commission is ${deliveredFee} delivered, ${pickedUpFee} picked up, ${deliveryCommission} of delivery fees.`,

    chooseDateAndTime: 'Choose a date and a time',
    isSuspended: (name: string) => `${name} is suspended.`,
    wasNotSuspended: (name: string) => `${name} was not suspended.`,
  },
} as const;
