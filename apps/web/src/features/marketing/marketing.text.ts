import type { CampaignEffect } from '@counter/contract/analytics';

type Clear = Exclude<CampaignEffect['verdict'], 'SAME'>;

const moreOrFewer = { MORE: 'more', FEWER: 'fewer' } satisfies Record<Clear, string>;

/** Screen text for marketing. */
export const text = {
  title: 'Title',
  contacts: 'Contacts',
  cost: 'Cost',
  schedule: 'Schedule',
  scheduledFor: 'Scheduled for',
  upTo: (sum: string) => `up to ${sum}`,
  each: (each: string) => `${each} each`,

  campaign: 'Campaign',
  onStatementAs: (id: string) => ` · on your statement as ${id}`,
  text: 'Text',
  costIfAllAreSent: 'Cost if all are sent',
  costOfTexts: (sum: string, ofText: string, partPrice: string) =>
    `${sum} · ${ofText} of ${partPrice} each`,
  created: 'Created',
  by: (instant: string, createdBy: string) => `${instant} by ${createdBy}`,
  ended: 'Ended',
  cancelCampaign: 'Cancel campaign',
  duplicate: 'Duplicate',

  result: 'Result',
  soFar: (orders: string) => `${orders} so far`,
  earnedSum: (sum: string) => `${sum} earned`,
  resultNotLoaded: "We couldn't load the result",
  resultsNotLoaded: (failure: string) => `We couldn't load the results. ${failure}`,
  notLoaded: 'Not loaded',
  orders: 'Orders',
  ordersWithin: (orders: string, newCustomers: string) =>
    `${orders} within 7 days of the text, ${newCustomers} from new customers`,
  earned: 'Earned',
  afterCost: (earnings: string) => `${earnings} after the cost of the texts`,
  compared: {
    USUAL: 'Compared with usual',
    HELD_OUT: 'Compared with those left out',
  } satisfies Record<CampaignEffect['than'], string>,
  countingUntil: (day: string) => `Still counting until ${day}`,
  tooFewToCompare: 'Too few customers to compare',
  noEffect: 'No clear effect',
  changed: {
    USUAL: (orders, verdict) => `About ${orders} ${moreOrFewer[verdict]} than usual`,
    HELD_OUT: (orders, verdict) => `About ${orders} ${moreOrFewer[verdict]} than without a text`,
  } satisfies Record<CampaignEffect['than'], (orders: string, verdict: Clear) => string>,

  campaigns: 'Campaigns',
  noCampaignFound: 'No campaign found',
  noCampaignHelp: 'Text customers who opted in about a seasonal dish, a promo code or new hours.',

  actionsFor: (title: string) => `Actions for ${title}`,

  messages: 'Messages',
  whyNotSent: "Why messages didn't arrive",
  state: 'State',
  allMessages: 'All messages',
  messagesNotLoaded: "We couldn't load the messages",
  noMessages: 'No messages.',
  pagesOfMessages: 'Pages of messages',
  notBefore: 'not before ',

  delivered: 'Delivered',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Unknown',
  notSent: 'Not sent',
  cancelled: 'Cancelled',
  waiting: 'Waiting',
  progress: 'Progress',
  progressLabel: 'Messages processed',

  scheduled: 'Scheduled',
  sending: 'Sending',
  notStarted: 'Not started',
  doneCount: (count: string, contacts: string) => `${count} of ${contacts} done`,
  leftOutCount: (skipped: string) => `${skipped} left out`,
  sentCount: (left: string) => `${left} sent`,
  sentOf: (left: string, tried: string) => `${left} of ${tried} sent`,

  cancelledToast: (title: string) => `Cancelled "${title}".`,
  notCancelledToast: (title: string, failure: string) =>
    `We couldn't cancel "${title}". ${failure}`,
  cancelTitle: (title: string) => `Cancel "${title}"?`,
  cancelWarning: (ofText: string) =>
    `${ofText} still waiting won't be sent. You can't recall messages already sent or restart this campaign.`,

  textsFromCampaigns: 'Texts from campaigns',
  noTextsYet: 'No campaign has gone to this customer.',

  createCampaign: 'Create Campaign',
  marketing: 'Marketing',
  calendar: 'Calendar',
  pageHelp: 'Send text messages to customers who opted in.',

  dialog: {
    unsavedWarning: "You haven't created this campaign yet.",
    newCampaign: 'New campaign',
    createCampaign: 'Create campaign',
    titleHelp: 'Only your team sees this.',

    copy: ' (copy)',

    offer: 'Offer',
    noOffer: 'No promo code',
    codeAndValue: (code: string, value: string) => `${code}, ${value} off`,
    offerHelp: 'The draft names the code and its discount.',
    addCode: 'Add a promo code',
    textKeptHint: "We didn't change the text you edited. Name the code in it yourself.",
    replaceDish: 'Replace [dish] with the name of your dish.',
    holdOut: 'Leave out 1 in 10 to measure the effect',
    holdOutHelp:
      'They get no text. A week later you see how many of each group ordered. Useful from about 500 recipients.',

    consentRecordedToast: (ofText: string) => `Recorded consent for ${ofText}.`,
    recordConsent: 'Record consent',
    howTheyAgreed: 'How they agreed',
    consentNotRecorded: (failure: string) => `We couldn't record consent. ${failure}`,
    theyAgreed: 'They agreed',

    contactRemoved: (number: string) => `Removed ${number}.`,
    allContactsRemoved: 'Removed all contacts.',
    contactsHelp: 'Phone numbers, separated by commas or spaces. You can paste a whole list.',
    addedContacts: 'Added contacts',
    cannotTextHint: " can't be texted",
    remove: (number: string) => `Remove ${number}`,
    notShownCount: (more: string) => `, ${more} not shown`,
    removeAll: 'Remove all',
    alreadyAdded: (doubled: string) => ` ${doubled} already added.`,
    cantBeTexted: (wrong: string) => ` ${wrong} can't be texted.`,
    added: (ofText: string, there: string, unsendable: string) =>
      `Added ${ofText}.${there}${unsendable}`,

    message: 'Message',
    lengthHint: (characters: string, parts: string, encoding: string, left: number) =>
      `${characters} in ${parts} (${encoding}), ${left} left`,
    morePartsHint: (foreign: string) => `Takes more parts because of ${foreign}`,
    testNotSentToast: (failure: string) => `We couldn't send the test. ${failure}`,
    preview: 'Preview',
    previewHelp: 'How it looks on a phone, with your name and how to opt out.',
    sendTestToMyself: 'Send me a test',
    testLaterToast: (number: string, time: string) =>
      `Quiet hours: we'll send the test to ${number} at ${time}.`,
    testSentToast: (number: string) => `Sent a test to ${number}.`,

    confirmYourNumber: 'Confirm your number',
    code: 'Code',
    codeHelp: (number: string) => `We sent it to ${number}.`,
    confirmNumberHelp:
      "We send tests to the number in your profile. First confirm it's yours: we'll text you a code.",
    confirmNumber: 'Confirm number',
    resendCode: 'Resend code',
    textMeCode: 'Text me a code',

    recipientsNotChecked: (failure: string) => `We couldn't check your recipients. ${failure}`,
    recipients: 'Recipients',
    reachSummary: (sendable: string, ofText: string, cost: string) =>
      `Sending to ${sendable} of ${ofText} for ${cost}, taken from your balance`,
    peopleAndCost: (people: string, cost: string) => `${people} · ${cost}`,
    textsAtPrice: (messages: string, parts: string, partPrice: string) =>
      `${messages} of ${parts} at ${partPrice}`,
    sentLaterHint: (delayed: string, time: string) => ` · ${delayed} at ${time} their time`,
    cannotTextLabel: "can't be texted",
    notSentLabel: 'not sent',
    recordTheirConsent: 'Record their consent',
    andMore: (named: string, more: string) => `${named} and ${more} more`,

    now: 'Now',
    scheduled: 'Scheduled',
    send: 'Send',
    sendHelp: (start: string, end: string) =>
      `Sent between ${start} and ${end} recipient time. Outside those hours, sent at ${start}.`,
    storeTimeHelp: (longInstant: string) => `${longInstant} at the store.`,

    segmentsLabel: 'Customers who opted in to texts',

    campaignAddedToast: 'Campaign added.',
  },
} as const;
