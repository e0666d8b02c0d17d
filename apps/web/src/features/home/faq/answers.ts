/** A question with its answer, in paragraphs. `slug` names it in the address: `/faq#tipping`. */
export interface Answer {
  readonly slug: string;
  readonly question: string;
  readonly answer: readonly string[];
}

export interface AnswerGroup {
  readonly title: string;
  readonly answers: readonly Answer[];
}

/** Everything the page answers, in the order in which it is shown. */
export const answerGroups = [
  {
    title: 'The marketplace',
    answers: [
      {
        slug: 'mobile-apps',
        question: 'Which mobile apps are there?',
        answer: [
          'There are four: the consumer app, in which people find a business, order and follow their order; the business app, for the owner and the team behind the counter; the delivery agent app, for those who bring the orders; and the order manager app, for those who keep many orders moving at once.',
        ],
      },
      {
        slug: 'availability',
        question: 'Where is the service available?',
        answer: [
          'It is available nationwide, in one country. Businesses and consumers everywhere in it can take part.',
        ],
      },
      {
        slug: 'sign-up-before-ordering',
        question: 'Does a consumer have to sign up before ordering?',
        answer: [
          'Yes. A consumer has to sign up before the first order, so that the business knows whom it cooks for and the delivery agent whom to call at the door.',
        ],
      },
      {
        slug: 'become-a-partner',
        question: 'How do I become a business partner?',
        answer: [
          'Leave your business name, address and contact number in the form on the home page, then sign up: your account, your business and your bank account. Your store can open as soon as it is approved.',
        ],
      },
    ],
  },
  {
    title: 'Orders and delivery',
    answers: [
      {
        slug: 'delivery-modes',
        question: 'Which delivery modes are there?',
        answer: [
          'Three. Self pick-up with advance order: the consumer orders ahead and collects it at the counter.',
          'Direct (ASAP) delivery: a delivery agent takes the order from the counter straight to the door, as soon as it is ready.',
          'Pooled delivery: orders that go the same way share one trip.',
        ],
      },
      {
        slug: 'minimum-order',
        question: 'Is there a minimum order value?',
        answer: [
          'Each business sets its own. An order below it cannot be placed with that business.',
        ],
      },
      {
        slug: 'tipping',
        question: 'Do I have to tip?',
        answer: ['No. Tipping is optional: an order is the same order with a tip or without.'],
      },
      {
        slug: 'blocking-a-consumer',
        question: 'Can a business block a consumer?',
        answer: [
          'Yes. A business owner can block a consumer. From then on that consumer cannot order from this business; other businesses are not affected.',
        ],
      },
    ],
  },
  {
    title: 'Prices and fees',
    answers: [
      {
        slug: 'prices-and-fees',
        question: 'Who sets prices and delivery fees?',
        answer: [
          'Each business sets the prices of what it sells. The delivery fee is set by whoever delivers: the business itself, or the delivery agent.',
        ],
      },
    ],
  },
  {
    title: 'Referral reward',
    answers: [
      {
        slug: 'referral-reward',
        question: 'What is the referral reward?',
        answer: [
          'Whoever onboarded a business or a consumer earns 10% of the platform commission on the delivery fees that come of it.',
          'The reward is perpetual: it has no end date, and is earned with every further delivery.',
        ],
      },
      {
        slug: 'referral-payout',
        question: 'When is the referral reward paid out?',
        answer: ['A payout takes 3 to 7 business days.'],
      },
      {
        slug: 'transfer-charges',
        question: 'Who pays the transfer charges of a payout?',
        answer: ['Transfer charges are borne by the user, that is by whoever receives the reward.'],
      },
    ],
  },
] as const satisfies readonly AnswerGroup[];

/** The name of an answer in the address. */
export type Slug = (typeof answerGroups)[number]['answers'][number]['slug'];
