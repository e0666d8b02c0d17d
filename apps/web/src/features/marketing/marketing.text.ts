/** Every sentence that people read on the screens of marketing. */
export const text = {
  title: 'Title',
  contacts: 'Contacts',
  cost: 'Cost',
  schedule: 'Schedule',
  upTo: (sum: string) => `up to ${sum}`,
  each: (each: string) => `${each} each`,

  campaign: 'Campaign',
  inYourStatementAs: (id: string) => ` · in your statement as ${id}`,
  text: 'Text',
  costIfAllAreSent: 'Cost, if all are sent',
  ofEach: (sum: string, ofText: string, partPrice: string) =>
    `${sum} · ${ofText} of ${partPrice} each`,
  setUp: 'Set up',
  by: (instant: string, createdBy: string) => `${instant} by ${createdBy}`,
  ended: 'Ended',
  cancelCampaign: 'Cancel campaign',
  duplicate: 'Duplicate',

  campaigns: 'Campaigns',
  noCampaignFound: 'No campaign found',
  tellPeopleWhoAgreedTo:
    'Tell the people who agreed to hear from you what is new: a dish of the season, a promo code, other hours.',

  actionsFor: (title: string) => `Actions for ${title}`,

  messages: 'Messages',
  state: 'State',
  allMessages: 'All messages',
  messagesCouldNotBeLoaded: 'The messages could not be loaded',
  thereAreNone: 'There are none.',
  pagesOfMessages: 'Pages of messages',
  notBefore: 'not before ',

  delivered: 'Delivered',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
  notSentTo: 'Not sent to',
  cancelled: 'Cancelled',
  waiting: 'Waiting',
  progress: 'Progress',
  messagesDealtWith: 'Messages dealt with',

  scheduled: 'Scheduled',
  sending: 'Sending',
  notBegun: 'Not begun',
  ofDone: (count: string, contacts: string) => `${count} of ${contacts} done`,
  failedWithCount: (count: string) => `${count} failed`,
  notSentToWithSkipped: (skipped: string) => `${skipped} not sent to`,
  sentWithLeft: (left: string) => `${left} sent`,

  wasCancelled: (title: string) => `“${title}” was cancelled.`,
  wasNotCancelled: (title: string, failure: string) => `“${title}” was not cancelled. ${failure}`,
  cancel: (title: string) => `Cancel “${title}”?`,
  thatWaitAreNotSent: (ofText: string) =>
    `${ofText} that wait are not sent. What has been sent cannot be called back, and the campaign cannot be taken up again.`,

  createCampaign: 'Create Campaign',
  marketing: 'Marketing',
  textMessagesToCustomersWho: 'Text messages to customers who agreed to hear from you.',

  dialog: {
    whatYouTypedOfThis: 'What you typed of this campaign is not set up yet.',
    newCampaign: 'New campaign',
    createCampaign: 'Create campaign',
    forYourselvesItIsNot: 'For yourselves; it is not sent.',

    copy: ' (copy)',

    consentOfIsRecorded: (ofText: string) => `Consent of ${ofText} is recorded.`,
    recordConsent: 'Record consent',
    howTheyAgreed: 'How they agreed',
    nothingWasRecorded: (failure: string) => `Nothing was recorded. ${failure}`,
    theyAgreed: 'They agreed',

    wasRemoved: (number: string) => `${number} was removed.`,
    allWereRemoved: 'All were removed.',
    telephoneNumbersWithCommasOr:
      'Telephone numbers, with commas or blanks between. Paste as many as you like.',
    contactsToSendTo: 'Contacts to send to',
    cannotBeSent: ' cannot be sent',
    remove: (number: string) => `Remove ${number}`,
    ofThemNotShown: (more: string) => `, ${more} of them not shown`,
    removeAll: 'Remove all',
    wereThereAlready: (doubled: string) => ` ${doubled} were there already.`,
    cannotBeSentWithWrong: (wrong: string) => ` ${wrong} cannot be sent.`,
    added: (ofText: string, there: string, unsendable: string) =>
      `${ofText} added.${there}${unsendable}`,

    message: 'Message',
    inLeft: (ofText: string, of2: string, encoding: string, left: number) =>
      `${ofText} in ${of2} (${encoding}), ${left} left`,
    takesMorePartsBecauseOf: (foreign: string) => `Takes more parts because of ${foreign}`,
    noTestWasSent: (failure: string) => `No test was sent. ${failure}`,
    preview: 'Preview',
    asPhoneShowsItWith: 'As a phone shows it: with who writes, and how one ends it.',
    sendTestToMyself: 'Send a test to myself',
    quietHoursGetsTestAt: (number: string) => `Quiet hours: ${number} gets the test at 8:00 AM.`,
    testIsOnItsWay: (number: string) => `A test is on its way to ${number}.`,

    confirmYourNumber: 'Confirm your number',
    code: 'Code',
    weSentItTo: (number: string) => `We sent it to ${number}.`,
    testsGoToNumberOf:
      "Tests go to the number of your profile. Confirm once that it's yours: we'll text you a code.",
    confirmNumber: 'Confirm number',
    sendAnotherCode: 'Send another code',
    textMeCode: 'Text me a code',

    nobodyKnowsYetWhomThis: (failure: string) => `Nobody knows yet whom this reaches. ${failure}`,
    whoGetsIt: 'Who gets it',
    ofGetItForOf: (sendable: string, ofText: string, cost: string) =>
      `${sendable} of ${ofText} get it, for ${cost} of what you are owed`,
    ofAt: (ofText: string, of2: string, partPrice: string) => `${ofText} of ${of2} at ${partPrice}`,
    whenItIs800: (delayed: string) => ` · ${delayed} when it is 8:00 where they are`,
    cannotBeSent2: 'cannot be sent',
    notSentTo: 'not sent to',
    recordTheirConsent: 'Record their consent',
    andMore: (named: string, more: string) => `${named} and ${more} more`,

    atOnce: 'At once',
    atTime: 'At a time',
    send: 'Send',
    between800And21:
      'Between 8:00 and 21:00 where the recipient is; who is asleep gets it at 8:00.',
    thatIsAtStore: (longInstant: string) => `That is ${longInstant} at the store.`,

    customersWhoAgreedToText: 'Customers who agreed to text messages',

    campaignIsAddedSuccessfully: 'Campaign is added successfully',
  },
} as const;
