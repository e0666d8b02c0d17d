import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of store. */
export const text = {
  whetherStoreIsOpenCould: (failure: string) =>
    `Whether the store is open could not be read. ${failure}`,
  storeIsOpen: 'Store is open',
  storeIsClosed: 'Store is closed',
  storeIsClosedToast: 'The store is closed.',
  storeWasNotOpened: 'The store was not opened.',
  storeWasNotClosed: 'The store was not closed.',
  opening: 'Opening…',
  closing: 'Closing…',
  onlyCanOpenOrClose: (oneOf: string) => `Only the ${oneOf} can open or close it.`,

  takingOrdersUntil: (when: string) => `Taking orders until ${when}.`,
  takingOrders: 'Taking orders.',
  promisedMinLater: (minutes: number) => `promised ${minutes} min later`,
  withLongerPreparation: 'with longer preparation',
  until: (when: string) => ` until ${when}`,
  takingOrdersWithLaterWhen: (later: string, when: string) => `Taking orders, ${later}${when}.`,
  pausedUntilNoOrdersCome: (when: string, asSentence: string) =>
    `Paused until ${when}: ${asSentence} No orders come in.`,
  forNow: ' for now',
  pausedNoOrdersComeIn: (when: string) => `Paused: no orders come in${when}.`,
  noOrdersComeInUntil: 'No orders come in until somebody opens it.',
  outsideOpeningHoursNoOrders: (when: string) => `Outside opening hours: no orders come in${when}.`,
  noOrdersComeInStore: 'No orders come in: the store is not approved yet.',
  suspendedByMarketplaceNoOrders: (when: string) =>
    `Suspended by the marketplace: no orders come in${when}.`,
  pickup: 'pickup',
  deliveries: 'deliveries',
  no: (wayName: string, until: string) => `No ${wayName}${until}.`,
  paused: (when: string) => `Paused${when}`,
  outsideOpeningHours: (when: string) => `Outside opening hours${when}`,
  closedByItsPeople: 'Closed by its people',
  by: (changedBy: string) => ` by ${changedBy}`,
  opened: 'Opened',
  closed: 'Closed',
  untilWithEndReason: (end: string, reason: string) => `until ${end}: ${reason}`,
  furtherNotice: 'further notice',
  or: (names: string, last: string) => `${names} or ${last}`,

  marketplaceHasSuspendedThisStore: (suspension: string) =>
    `The marketplace has suspended this store ${suspension} Open orders can still be finished.`,

  businesses: {
    suspended: 'Suspended',
    verified: 'Verified',
    notVerified: 'Not Verified',

    myBusiness: 'My Business',
    thisListMayBeOut: (failure: string) =>
      `This list may be out of date. ${failure} What you see is the last known.`,
    searchBusiness: 'Search Business...',
    addNewBusiness: 'Add New Business',
    yourBusinessesCouldNotBe: 'Your businesses could not be loaded',
    youBelongToNoBusiness: 'You belong to no business',
    asSoonAsOwnerAdds: 'As soon as an owner adds you to the team of a store, it appears here.',

    contact: 'Contact',
    tickHowCustomersMayReach: 'Tick how customers may reach the business.',
    acceptEmail: 'Accept email',
    tickAcceptEmailToGive: 'Tick Accept email to give an address.',
    acceptCalls: 'Accept calls',
    phoneNumberOfficial: 'Phone Number (official)',
    exactly11DigitsSuchAs: 'Exactly 11 digits, such as 12125550142.',
    acceptWhatsapp: 'Accept WhatsApp',
    whatsappNumber: 'WhatsApp Number',

    timeBeforeOpeningIsOn: 'A time before the opening is on the next day.',
    openAroundClock: 'Open around the clock.',
    onNextDayAfterMidnight: 'On the next day, after midnight.',
    onSameDay: 'On the same day.',

    business: 'The business',
    customersFindItByIts: 'Customers find it by its name and its branch.',
    businessName: 'Business Name',
    businessBranch: 'Business Branch',
    whatTellsItFromYour: 'What tells it from your others, such as Riverside.',
    businessAddress: 'Business Address',
    tenTo60CharactersStreet: '10 to 60 characters: street, number, postal code and city.',
    landMark: 'Land Mark',
    exactly11CharactersSuchAs: 'Exactly 11 characters, such as City Square.',
    businessProfileName: 'Business Profile Name',
    whatCustomersSeeAboveYour: 'What customers see above your menu.',
    businessImage: 'Business Image',
    yourSignYourCounterOr: 'Your sign, your counter or your best dish.',

    isAddedAndWaitsFor: (name: string, branchName: string) =>
      `${name}, ${branchName} is added and waits for approval.`,

    pictureIsStillOnIts: 'The picture is still on its way. Wait until it is uploaded.',
    marketplaceChecksItBeforeIt:
      'The marketplace checks it before it takes orders. You hear by e-mail.',
    addBusiness: 'Add business',
    whatYouTypedForNew: 'What you typed for the new business would be lost.',

    hoursAndTerms: 'Hours and terms',
    businessTerms: 'Business Terms',
    twoTo50CharactersSuch: '2 to 50 characters, such as No refunds on cakes.',
    ordersNotAcceptedExpireAfter: 'Orders not accepted expire after 24 hrs',
    rememberEmailNumbersAndTerms: 'Remember email, numbers and terms for my next business',
    openingTime: 'Opening Time',
    sameOnEveryDayOf: 'The same on every day of the week.',
    closingTime: 'Closing Time',
    timeZone: 'Time Zone',
    whereBusinessIsItsHours: 'Where the business is: its hours and its days follow it.',

    suspendedWithSuspension: (suspension: string) => `Suspended ${suspension}`,
    notApprovedByMarketplace: (refusal: string) => `Not approved by the marketplace: ${refusal}`,
    waitsForApprovalByMarketplace:
      'Waits for approval by the marketplace. It takes orders as soon as it is approved.',
    suspendedUntil: (end: string) => `Suspended until ${end}`,
    waitsForApproval: 'Waits for approval',
    notApproved: 'Not approved',

    whatYouTypedIsStill: (failure: string) => `${failure} What you typed is still here.`,

    handedIn: 'Handed in',
    marketplaceHasWhatYouFilled: 'The marketplace has what you filled in.',
    beingChecked: 'Being checked',
    somebodyOfMarketplaceLooksAt:
      'Somebody of the marketplace looks at it. There is nothing to do for you now.',
    approved: 'Approved',
    youHearByEMail: 'You hear by e-mail, and the business takes orders within its hours.',
    waitingForApproval: 'Waiting for approval',

    acceptAndFollowThem: 'Accept and follow them',
    products: 'Products',
    whatYouSellAndFor: 'What you sell, and for how much',
    offersForWhile: 'Offers for a while',
    expense: 'Expense',
    whatBusinessSpends: 'What the business spends',
    sale: 'Sale',
    salesAtCounter: 'Sales at the counter',
    employee: 'Employee',
    whoWorksHere: 'Who works here',
    rider: 'Rider',
    whoDelivers: 'Who delivers',
    supplier: 'Supplier',
    whoYouBuyFrom: 'Who you buy from',

    screensOfThisBusiness: 'Screens of this business',
    opensOnceApproved: 'Opens once approved',

    manageBusiness: 'Manage Business',
    thisBusinessCouldNotBe: 'This business could not be loaded',
    thisBusinessIsNotOne: 'This business is not one of yours',
    addressNamesEitherThereIs: (strong: ReactNode) =>
      rich`The address names ${strong}. Either there is no such business, or you do not belong to its team.`,
    goToMyBusiness: 'Go to My Business',

    whetherItIsOpenCould: (failure: string) => `Whether it is open could not be read. ${failure}`,

    webStore: 'Web store',
    whereCustomersSeeYourMenu:
      'Where customers see your menu. Put the link, the code or the button wherever they find you.',
    openWebStore: 'Open the web store',
    qrCodeThatOpensWeb: (name: string) => `QR code that opens the web store of ${name}`,
    svg: 'SVG',
    png: 'PNG',
    weblink: 'Weblink',
    weblinkIsCopied: 'The weblink is copied.',
    copyLink: 'Copy the link',
    buttonForYourWebsite: 'Button for your website',
    buttonIsCopied: 'The button is copied.',
    copyButton: 'Copy the button',
  },

  spells: {
    busyAddPrepTime: 'Busy: add prep time',
    n30Minutes: '30 minutes',
    oneHour: '1 hour',
    twoHours: '2 hours',
    busyUntil: (momentOf: string) => `Busy until ${momentOf}.`,
    busy: 'Busy',
    ordersKeepComingInEach:
      'Orders keep coming in. Each new one is promised so much later; what you have promised stays.',
    howMuchLater: 'How much later',
    minutes: (one: number) => `${one} minutes`,
    forHowLong: 'For how long',
    untilClosing: (time: string) => `Until closing, ${time}`,
    promiseLater: 'Promise later',

    changePause: 'Change the pause',
    pauseNewOrders: 'Pause new orders',
    pausedUntil: (momentOf: string) => `Paused until ${momentOf}.`,
    restOfDayUntil: (time: string) => `Rest of the day, until ${time}`,
    untilDateAndTime: 'Until a date and time',
    why: 'Why',
    chooseReason: 'Choose a reason',
    reason: 'The reason',
    onlyYourTeamReadsIt: 'Only your team reads it.',
    pause: 'Pause',
    inStoresTimeAtMost: "In the store's time, at most 31 days ahead.",

    busyMin: (minutes: number) => `Busy: ${minutes} min`,

    storeIsPaused: 'Store is paused',
    reopen: 'Reopen',
    storeIsBusy: 'Store is busy',
    endBusy: 'End busy',

    pausedForMoreUntil: (left: string, momentOf: string, pause: string) =>
      `Paused for ${left} more, until ${momentOf}: ${pause}.`,
    busyForMoreUntilNew: (left: string, momentOf: string, minutes: number) =>
      `Busy for ${left} more, until ${momentOf}: new orders are promised ${minutes} min later.`,
    by: (by: string, instant: string) => `By ${by}, ${instant}.`,

    storeTakesOrdersAgain: 'The store takes orders again.',
    pauseWasNotEnded: 'The pause was not ended.',
    newOrdersArePromisedAs: 'New orders are promised as usual.',
    busyTimeWasNotEnded: 'The busy time was not ended.',
  },
} as const;
