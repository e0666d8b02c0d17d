import type { CampaignGoal } from '@counter/contract/marketing';

/** Screen text for marketing goals. */
export const goalsText = {
  heading: 'Start from what you want',
  description: 'Pick a goal. We count who it reaches, estimate the cost and write a first draft.',
  goals: 'goals',
  titles: {
    WIN_BACK: 'Bring back customers',
    QUIET_DAY: 'Fill quiet evenings',
    WELCOME: 'Welcome new customers',
    REGULARS: 'Reward regulars',
    NEW_DISH: 'Announce a new dish',
  } satisfies Record<CampaignGoal, string>,
  fillWeekday: (weekday: string) => `Fill ${weekday} evenings`,
  audiences: {
    WIN_BACK: "haven't ordered for 30 days",
    QUIET_DAY: 'have ordered before',
    WELCOME: 'ordered for the first time in the last 30 days',
    REGULARS: 'ordered 5 times or more',
    NEW_DISH: 'have ordered before',
  } satisfies Record<CampaignGoal, string>,
  audience: (customers: string, one: boolean, rule: string) =>
    one ? `1 customer: ${rule}` : `${customers} customers ${rule}`,
  nobody: (rule: string) => `No customers ${rule}`,
  agreed: (agreed: string) => `${agreed} agreed to texts`,
  nobodyAgreed: 'none agreed to texts yet',
  expect: 'Expected',
  expected: (orders: string, one: boolean) =>
    one ? 'About 1 more order than usual' : `About ${orders} more orders than usual`,
  asUsual: 'No more orders than usual',
  notMeasured: "We can tell once a campaign's effect is measured.",
  costs: 'Cost',
  textsCost: (texts: string) => `${texts} for texts`,
  discountCost: (discount: string, percent: number) => `about ${discount} for ${percent}%\u00A0off`,
  basis: {
    SAME_GOAL: (rate: string) =>
      `Assumes ${rate} orders per 100 texts, as in your earlier campaigns for this goal.`,
    OWN_CAMPAIGNS: (rate: string) =>
      `Assumes ${rate} orders per 100 texts, as in your earlier campaigns.`,
    ASSUMED: (rate: string) => `Assumes ${rate} orders per 100 texts until you've sent 50.`,
  },
  average: (sum: string) => `Average order: ${sum}. Some would have ordered anyway.`,
  last: 'Last time',
  soFar: (orders: string) => `${orders} so far`,
  notCompared: (orders: string) => `${orders}, too few to compare`,
  neverTried: "You haven't tried this yet.",
  write: 'Write the text',
  writeFor: (title: string) => `Write the text: ${title}`,
  addCode: 'Add a code first',
  addCodeFor: (title: string) => `Add a code first: ${title}`,
  evenings: 'Your evenings',
  eveningsSummary: (weekday: string, quiet: string) =>
    `${weekday} is your quietest evening: ${quiet} a week after 5 PM, over the last 8 weeks.`,
  tooFewEvenings: 'Once you have 40 evening orders, you see here which evening is quiet.',
  aWeek: (orders: string) => `${orders} orders`,
  quietest: 'quietest',
  orders: (count: string, one: boolean) => (one ? '1 order' : `${count} orders`),
} as const;
