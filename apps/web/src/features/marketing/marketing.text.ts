/** Every sentence that people read on the screens of marketing. */
export const text = {
  title: 'Title',
  contacts: 'Contacts',
  cost: 'Cost',
  schedule: 'Schedule',
  upTo: (sum: string) => `up to ${sum}`,
  each: (each: string) => `${each} each`,

  campaign: 'Campaign',
  inYourStatementAs: (id: string) => ` · on your statement as ${id}`,
  text: 'Text',
  costIfAllAreSent: 'Cost if all are sent',
  ofEach: (sum: string, ofText: string, partPrice: string) =>
    `${sum} · ${ofText} of ${partPrice} each`,
  setUp: 'Created',
  by: (instant: string, createdBy: string) => `${instant} by ${createdBy}`,
  ended: 'Ended',
  cancelCampaign: 'Cancel campaign',
  duplicate: 'Duplicate',

  campaigns: 'Campaigns',
  noCampaignFound: 'No campaign found',
  textCustomersWhoOptedIn:
    'Text customers who opted in about a seasonal dish, a promo code or new hours.',

  actionsFor: (title: string) => `Actions for ${title}`,

  messages: 'Messages',
  state: 'State',
  allMessages: 'All messages',
  messagesCouldNotBeLoaded: "We couldn't load the messages",
  thereAreNone: 'No messages.',
  pagesOfMessages: 'Pages of messages',
  notBefore: 'not before ',

  delivered: 'Delivered',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
  notSentTo: 'Not sent',
  cancelled: 'Cancelled',
  waiting: 'Waiting',
  progress: 'Progress',
  messagesDealtWith: 'Messages processed',

  scheduled: 'Scheduled',
  sending: 'Sending',
  notBegun: 'Not started',
  ofDone: (count: string, contacts: string) => `${count} of ${contacts} done`,
  failedWithCount: (count: string) => `${count} failed`,
  notSentToWithSkipped: (skipped: string) => `${skipped} not sent`,
  sentWithLeft: (left: string) => `${left} sent`,

  wasCancelled: (title: string) => `Cancelled "${title}".`,
  wasNotCancelled: (title: string, failure: string) => `We couldn't cancel "${title}". ${failure}`,
  cancel: (title: string) => `Cancel "${title}"?`,
  thatWaitAreNotSent: (ofText: string) =>
    `${ofText} still waiting won't be sent. You can't recall messages already sent or restart this campaign.`,

  textsFromCampaigns: 'Texts from campaigns',
  noTextsYet: 'No campaign has gone to this customer.',

  createCampaign: 'Create Campaign',
  marketing: 'Marketing',
  calendar: 'Calendar',
  textMessagesToCustomersWho: 'Send text messages to customers who opted in.',

  dialog: {
    whatYouTypedOfThis: "You haven't created this campaign yet.",
    newCampaign: 'New campaign',
    createCampaign: 'Create campaign',
    forYourselvesItIsNot: 'Only your team sees this.',

    copy: ' (copy)',

    offer: 'Offer',
    noOffer: 'No promo code',
    codeAndValue: (code: string, value: string) => `${code}, ${value} off`,
    offerHelp: 'The draft names the code and its discount.',
    addCode: 'Add a promo code',
    yourTextStays: "We didn't change the text you edited. Name the code in it yourself.",
    replaceDish: 'Replace [dish] with the name of your dish.',
    holdOut: 'Leave out 1 in 10 to measure the effect',
    holdOutHelp:
      'They get no text. A week later you see how many of each group ordered. Useful from about 500 recipients.',

    consentOfIsRecorded: (ofText: string) => `Recorded consent for ${ofText}.`,
    recordConsent: 'Record consent',
    howTheyAgreed: 'How they agreed',
    nothingWasRecorded: (failure: string) => `We couldn't record consent. ${failure}`,
    theyAgreed: 'They agreed',

    wasRemoved: (number: string) => `Removed ${number}.`,
    allWereRemoved: 'Removed all contacts.',
    telephoneNumbersWithCommasOr:
      'Phone numbers, separated by commas or spaces. You can paste a whole list.',
    contactsToSendTo: 'Added contacts',
    cannotBeSent: " can't be texted",
    remove: (number: string) => `Remove ${number}`,
    ofThemNotShown: (more: string) => `, ${more} not shown`,
    removeAll: 'Remove all',
    alreadyAdded: (doubled: string) => ` ${doubled} already added.`,
    cantBeTexted: (wrong: string) => ` ${wrong} can't be texted.`,
    added: (ofText: string, there: string, unsendable: string) =>
      `Added ${ofText}.${there}${unsendable}`,

    message: 'Message',
    inLeft: (ofText: string, of2: string, encoding: string, left: number) =>
      `${ofText} in ${of2} (${encoding}), ${left} left`,
    takesMorePartsBecauseOf: (foreign: string) => `Takes more parts because of ${foreign}`,
    noTestWasSent: (failure: string) => `We couldn't send the test. ${failure}`,
    preview: 'Preview',
    asPhoneShowsItWith: 'How it looks on a phone, with your name and how to opt out.',
    sendTestToMyself: 'Send me a test',
    quietHoursGetsTestAt: (number: string, time: string) =>
      `Quiet hours: we'll send the test to ${number} at ${time}.`,
    testIsOnItsWay: (number: string) => `Sent a test to ${number}.`,

    confirmYourNumber: 'Confirm your number',
    code: 'Code',
    weSentItTo: (number: string) => `We sent it to ${number}.`,
    testsGoToNumberOf:
      "We send tests to the number in your profile. First confirm it's yours: we'll text you a code.",
    confirmNumber: 'Confirm number',
    resendCode: 'Resend code',
    textMeCode: 'Text me a code',

    weCouldntCheckYourRecipients: (failure: string) =>
      `We couldn't check your recipients. ${failure}`,
    whoGetsIt: 'Recipients',
    ofGetItForOf: (sendable: string, ofText: string, cost: string) =>
      `Sending to ${sendable} of ${ofText} for ${cost}, taken from your balance`,
    ofAt: (ofText: string, of2: string, partPrice: string) => `${ofText} of ${of2} at ${partPrice}`,
    sentInTheMorning: (delayed: string, time: string) => ` · ${delayed} at ${time} their time`,
    cannotBeSent2: "can't be texted",
    notSentTo: 'not sent',
    recordTheirConsent: 'Record their consent',
    andMore: (named: string, more: string) => `${named} and ${more} more`,

    atOnce: 'Now',
    atTime: 'Scheduled',
    send: 'Send',
    betweenHours: (start: string, end: string) =>
      `Sent between ${start} and ${end} recipient time. Outside those hours, sent at ${start}.`,
    thatIsAtStore: (longInstant: string) => `${longInstant} at the store.`,

    customersWhoAgreedToText: 'Customers who opted in to texts',

    campaignIsAddedSuccessfully: 'Campaign is added successfully',
  },
} as const;
