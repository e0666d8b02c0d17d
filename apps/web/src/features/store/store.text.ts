import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of store. */
export const text = {
  whetherStoreIsOpenCould: (failure: string) =>
    `We couldn't check whether the store is open. ${failure}`,
  storeIsOpen: 'Store is open',
  storeIsClosed: 'Store is closed',
  storeIsClosedToast: 'The store is closed.',
  storeWasNotOpened: "We couldn't open the store.",
  storeWasNotClosed: "We couldn't close the store.",
  opening: 'Opening…',
  closing: 'Closing…',
  onlyCanOpenOrClose: (oneOf: string) => `Only the ${oneOf} can open or close it.`,

  takingOrdersUntil: (when: string) => `Taking orders until ${when}.`,
  takingOrders: 'Taking orders.',
  promisedMinLater: (minutes: number) => `with ${minutes} min more prep time`,
  withLongerPreparation: 'with longer prep time',
  until: (when: string) => ` until ${when}`,
  takingOrdersWithLaterWhen: (later: string, when: string) => `Taking orders, ${later}${when}.`,
  pausedUntilNoOrdersCome: (when: string, asSentence: string) =>
    `Paused until ${when}: ${asSentence} No new orders.`,
  forNow: ' for now',
  pausedNoOrdersComeIn: (when: string) => `Paused. No new orders${when}.`,
  noOrdersComeInUntil: 'No new orders until someone opens it.',
  outsideOpeningHoursNoOrders: (when: string) => `Outside opening hours. No new orders${when}.`,
  noOrdersComeInStore: "No new orders. The store isn't approved yet.",
  suspendedByMarketplaceNoOrders: (when: string) =>
    `Suspended by the marketplace. No new orders${when}.`,
  pickup: 'pickup',
  deliveries: 'deliveries',
  no: (wayName: string, until: string) => `No ${wayName}${until}.`,
  paused: (when: string) => `Paused${when}`,
  outsideOpeningHours: (when: string) => `Outside opening hours${when}`,
  closedByItsPeople: 'Closed by your team',
  by: (changedBy: string) => ` by ${changedBy}`,
  opened: 'Opened',
  closed: 'Closed',
  untilWithEndReason: (end: string, reason: string) => `until ${end}: ${reason}`,
  furtherNotice: 'further notice',
  or: (names: string, last: string) => `${names} or ${last}`,

  marketplaceHasSuspendedThisStore: (suspension: string) =>
    `The marketplace suspended this store ${suspension} You can still finish open orders.`,

  businesses: {
    suspended: 'Suspended',
    verified: 'Verified',
    notVerified: 'Not Verified',

    myBusiness: 'My Business',
    thisListMayBeOut: (failure: string) => `This list may be out of date. ${failure}`,
    searchBusiness: 'Search Business...',
    addNewBusiness: 'Add New Business',
    yourBusinessesCouldNotBe: "We couldn't load your businesses",
    youBelongToNoBusiness: "You aren't on any team yet",
    asSoonAsOwnerAdds: 'Stores appear here once an owner adds you to the team.',

    contact: 'Contact',
    tickHowCustomersMayReach: 'Choose how customers can reach the business.',
    acceptEmail: 'Accept email',
    tickAcceptEmailToGive: 'Select Accept email to add an address.',
    acceptCalls: 'Accept calls',
    phoneNumberOfficial: 'Phone Number (official)',
    exactly11DigitsSuchAs: 'Exactly 11 digits, such as 12125550142.',
    acceptWhatsapp: 'Accept WhatsApp',
    whatsappNumber: 'WhatsApp Number',

    timeBeforeOpeningIsOn: 'A time before opening means the next day.',
    openAroundClock: 'Open 24 hours.',
    onNextDayAfterMidnight: 'On the next day, after midnight.',
    onSameDay: 'On the same day.',

    business: 'The business',
    customersFindItByIts: 'Customers find it by name and branch.',
    businessName: 'Business Name',
    businessBranch: 'Business Branch',
    whatTellsItFromYour: 'Tells it apart from your other stores, such as Riverside.',
    businessAddress: 'Business Address',
    tenTo60CharactersStreet: '10 to 60 characters: street, number, postal code and city.',
    landMark: 'Land Mark',
    exactly11CharactersSuchAs: 'Exactly 11 characters, such as City Square.',
    businessProfileName: 'Business Profile Name',
    whatCustomersSeeAboveYour: 'Shown to customers above your menu.',
    businessImage: 'Business Image',
    yourSignYourCounterOr: 'Your sign, counter or best dish.',

    isAddedAndWaitsFor: (name: string, branchName: string) =>
      `Added ${name}, ${branchName}. It's waiting for approval.`,

    pictureIsStillOnIts: "The picture is still uploading. Wait until it's done.",
    marketplaceChecksItBeforeIt:
      "The marketplace reviews it before it can take orders. We'll email you.",
    addBusiness: 'Add business',
    whatYouTypedForNew: "You'll lose the details of the new business.",

    hoursAndTerms: 'Hours and terms',
    businessTerms: 'Business Terms',
    twoTo50CharactersSuch: '2 to 50 characters, such as No refunds on cakes.',
    ordersNotAcceptedExpireAfter: 'Orders not accepted expire after 24 hrs',
    rememberEmailNumbersAndTerms: 'Remember email, numbers and terms for my next business',
    openingTime: 'Opening Time',
    sameOnEveryDayOf: 'The same every day of the week.',
    closingTime: 'Closing Time',
    timeZone: 'Time Zone',
    whereBusinessIsItsHours: "The business's hours and days follow this time zone.",

    suspendedWithSuspension: (suspension: string) => `Suspended ${suspension}`,
    notApprovedByMarketplace: (refusal: string) => `Not approved by the marketplace: ${refusal}`,
    waitsForApprovalByMarketplace:
      "Waiting for marketplace approval. It can take orders once it's approved.",
    suspendedUntil: (end: string) => `Suspended until ${end}`,
    waitsForApproval: 'Waiting for approval',
    notApproved: 'Not approved',

    whatYouTypedIsStill: (failure: string) => `${failure} Your changes are still here.`,

    handedIn: 'Submitted',
    marketplaceHasWhatYouFilled: 'The marketplace has your details.',
    beingChecked: 'In review',
    somebodyOfMarketplaceLooksAt: "The marketplace is reviewing it. You don't need to do anything.",
    approved: 'Approved',
    youHearByEMail: "We'll email you, and the business can take orders during its hours.",
    waitingForApproval: 'Waiting for approval',

    acceptAndFollowThem: 'Accept and track orders',
    products: 'Products',
    whatYouSellAndFor: 'Your items and prices',
    offersForWhile: 'Limited-time offers',
    expense: 'Expense',
    whatBusinessSpends: 'Business spending',
    sale: 'Sale',
    salesAtCounter: 'Sales at the counter',
    employee: 'Employee',
    whoWorksHere: 'Your team',
    rider: 'Rider',
    whoDelivers: 'Your delivery people',
    supplier: 'Supplier',
    whoYouBuyFrom: 'Where you buy',

    screensOfThisBusiness: 'Screens of this business',
    opensOnceApproved: 'Opens once approved',

    manageBusiness: 'Manage Business',
    thisBusinessCouldNotBe: "We couldn't load this business",
    thisBusinessIsNotOne: "You don't have access to this business",
    addressNamesEitherThereIs: (strong: ReactNode) =>
      rich`The address names ${strong}. It doesn't exist, or you aren't on its team.`,
    goToMyBusiness: 'Go to My Business',

    whetherItIsOpenCould: (failure: string) => `We couldn't check whether it's open. ${failure}`,

    webStore: 'Web store',
    whereCustomersSeeYourMenu:
      'Customers see your menu here. Share the link, QR code or button wherever they find you.',
    openWebStore: 'Open web store',
    qrCodeThatOpensWeb: (name: string) => `QR code for ${name}'s web store`,
    svg: 'SVG',
    png: 'PNG',
    weblink: 'Weblink',
    weblinkIsCopied: 'Copied weblink.',
    copyLink: 'Copy link',
    buttonForYourWebsite: 'Button for your website',
    buttonIsCopied: 'Copied button.',
    copyButton: 'Copy button',
  },

  spells: {
    busyAddPrepTime: 'Busy: add prep time',
    n30Minutes: '30 minutes',
    oneHour: '1 hour',
    twoHours: '2 hours',
    busyUntil: (momentOf: string) => `Busy until ${momentOf}.`,
    busy: 'Busy',
    ordersKeepComingInEach:
      "You keep getting orders. New ones get more prep time. Orders you've accepted don't change.",
    howMuchLater: 'Extra prep time',
    minutes: (one: number) => `${one} minutes`,
    forHowLong: 'For how long',
    untilClosing: (time: string) => `Until closing, ${time}`,
    promiseLater: 'Add prep time',

    changePause: 'Change pause',
    pauseNewOrders: 'Pause new orders',
    pausedUntil: (momentOf: string) => `Paused until ${momentOf}.`,
    restOfDayUntil: (time: string) => `Rest of the day, until ${time}`,
    untilDateAndTime: 'Until a date and time',
    why: 'Reason',
    chooseReason: 'Choose a reason',
    reason: 'Other reason',
    onlyYourTeamReadsIt: 'Only your team sees this.',
    pause: 'Pause',
    inStoresTimeAtMost: "In the store's time zone, up to 31 days ahead.",

    busyMin: (minutes: number) => `Busy: ${minutes} min`,

    storeIsPaused: 'Store is paused',
    reopen: 'Reopen',
    storeIsBusy: 'Store is busy',
    endBusy: 'End busy',

    pausedForMoreUntil: (left: string, momentOf: string, pause: string) =>
      `Paused for ${left} more, until ${momentOf}: ${pause}.`,
    busyForMoreUntilNew: (left: string, momentOf: string, minutes: number) =>
      `Busy for ${left} more, until ${momentOf}. New orders get ${minutes} min more prep time.`,
    by: (by: string, instant: string) => `By ${by}, ${instant}.`,

    storeTakesOrdersAgain: 'The store is taking orders again.',
    pauseWasNotEnded: "We couldn't end the pause.",
    newOrdersArePromisedAs: 'New orders have the usual prep time.',
    busyTimeWasNotEnded: "We couldn't end the busy time.",
  },
} as const;
