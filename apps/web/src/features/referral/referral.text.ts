/** Every sentence that people read on the screens of referral. */
export const text = {
  yourLink: 'Your link',
  whoeverSignsUpWithIt:
    'Whoever signs up with it is brought by you: a business with all its stores, a customer with all their orders. It is remembered for 30 days in the browser that opened it, and the first link counts.',
  qrCodeOfYourLink: 'QR code of your link for businesses',
  forBusinesses: 'For businesses',
  linkForBusinessesIsCopied: 'The link for businesses is copied.',
  copy: 'Copy',
  forCustomersOf: (name: string) => `For customers of ${name}`,
  linkForCustomersIsCopied: 'The link for customers is copied.',

  broughtIn: 'Brought in',
  earned: 'Earned',
  byCompletedDeliveries: 'By completed deliveries',
  waiting: 'Waiting',
  nothingToBePaid: 'Nothing to be paid',
  paidFrom: (calendarDay: string) => `Paid from ${calendarDay}`,
  paid: 'Paid',
  nothingYet: 'Nothing yet',
  transferChargesTakenOff: (charges: string) => `${charges} transfer charges taken off`,

  referral: 'Referral',
  bringBusinessesAndCustomersTo:
    'Bring businesses and customers to the marketplace, and earn 10% of its commission on each of their delivery fees, for good.',
  thisMayBeOutOf: (failure: string) =>
    `This may be out of date. ${failure} What you see is the last known.`,
  yourReferralLinkCouldNot: 'Your referral link could not be loaded',
  whatYouHaveEarnedWaits:
    'What you have earned waits for a bank account: it is paid to the one of the store that you have owned longest, once that is verified.',

  completed: 'Completed',
  youBrought: 'You brought',
  deliveryFee: 'Delivery fee',
  commission: 'Commission',
  reward: 'Reward',
  state: 'State',
  business: 'The business',
  customer: 'The customer',
  orderWasCancelled: 'Order was cancelled',

  rewards: 'Rewards',
  noRewardsYet: 'No rewards yet',
  onceDeliveryIsCompletedFor:
    "Once a delivery is completed for a business or a customer that you brought, a tenth of the marketplace's commission on its delivery fee is yours, and paid three banking days later, less the charge of the transfer.",
} as const;
