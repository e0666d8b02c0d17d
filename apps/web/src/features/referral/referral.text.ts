/** Screen text for referral. */
export const text = {
  yourLink: 'Your link',
  linkHelp:
    'You earn rewards for every business or customer who signs up with your link, including all their stores and orders. We remember the link for 30 days in the browser that opened it. If they open several, the first one counts.',
  qrCodeLabel: 'QR code for your business link',
  forBusinesses: 'For businesses',
  businessLinkCopiedToast: 'Copied the business link.',
  copy: 'Copy',
  forCustomersOf: (name: string) => `For customers of ${name}`,
  customerLinkCopiedToast: 'Copied the customer link.',

  referred: 'Referred',
  earned: 'Earned',
  byCompletedDeliveries: 'From completed deliveries',
  waiting: 'Waiting',
  noPendingRewards: 'No pending rewards',
  paidFrom: (calendarDay: string) => `Paid from ${calendarDay}`,
  paid: 'Paid',
  nothingYet: 'Nothing yet',
  afterTransferFees: (charges: string) => `After ${charges} in transfer fees`,

  referral: 'Referral',
  pageHelp:
    "Refer businesses and customers, and earn 10% of the marketplace's commission on each of their delivery fees, with no time limit.",
  staleWarning: (failure: string) => `This may be out of date. ${failure}`,
  linkNotLoaded: "We couldn't load your referral link",
  noBankAccountHint:
    "To get paid, add a bank account. We'll pay your rewards to the account of the store you've owned longest, once it's verified.",

  completed: 'Completed',
  referredColumn: 'You referred',
  deliveryFee: 'Delivery fee',
  commission: 'Commission',
  reward: 'Reward',
  state: 'State',
  business: 'The business',
  customer: 'The customer',
  orderWasCancelled: 'Order was cancelled',

  rewards: 'Rewards',
  noRewardsYet: 'No rewards yet',
  noRewardsHelp:
    "When someone you referred completes a delivery, you earn 10% of the marketplace's commission on its delivery fee. We pay it three banking days later, minus the transfer fee.",
} as const;
