import { text } from '../home.text.ts';

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

/** All questions and answers, in display order. */
export const answerGroups = [
  {
    title: text.faq.marketplace,
    answers: [
      {
        slug: 'mobile-apps',
        question: text.faq.mobileAppsQuestion,
        answer: [text.faq.mobileAppsAnswer],
      },
      {
        slug: 'availability',
        question: text.faq.availabilityQuestion,
        answer: [text.faq.availabilityAnswer],
      },
      {
        slug: 'sign-up-before-ordering',
        question: text.faq.consumerSignUpQuestion,
        answer: [text.faq.consumerSignUpAnswer],
      },
      {
        slug: 'become-a-partner',
        question: text.faq.partnerQuestion,
        answer: [text.faq.partnerAnswer],
      },
    ],
  },
  {
    title: text.faq.ordersAndDelivery,
    answers: [
      {
        slug: 'delivery-modes',
        question: text.faq.deliveryModesQuestion,
        answer: [
          text.faq.selfPickupAnswer,
          text.faq.directDeliveryAnswer,
          text.faq.pooledDeliveryAnswer,
        ],
      },
      {
        slug: 'minimum-order',
        question: text.faq.minimumOrderQuestion,
        answer: [text.faq.minimumOrderAnswer],
      },
      {
        slug: 'tipping',
        question: text.faq.tipQuestion,
        answer: [text.faq.tipAnswer],
      },
      {
        slug: 'blocking-a-consumer',
        question: text.faq.blockQuestion,
        answer: [text.faq.blockAnswer],
      },
    ],
  },
  {
    title: text.faq.pricesAndFees,
    answers: [
      {
        slug: 'prices-and-fees',
        question: text.faq.pricesQuestion,
        answer: [text.faq.pricesAnswer],
      },
    ],
  },
  {
    title: text.referralReward,
    answers: [
      {
        slug: 'referral-reward',
        question: text.faq.referralQuestion,
        answer: [text.faq.referralAnswer, text.faq.referralDurationAnswer],
      },
      {
        slug: 'referral-payout',
        question: text.faq.payoutQuestion,
        answer: [text.faq.payoutAnswer],
      },
      {
        slug: 'transfer-charges',
        question: text.faq.transferChargesQuestion,
        answer: [text.faq.transferChargesAnswer],
      },
    ],
  },
] as const satisfies readonly AnswerGroup[];

/** The name of an answer in the address. */
export type Slug = (typeof answerGroups)[number]['answers'][number]['slug'];
