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

/** Everything the page answers, in the order in which it is shown. */
export const answerGroups = [
  {
    title: text.faq.marketplace,
    answers: [
      {
        slug: 'mobile-apps',
        question: text.faq.whichMobileAppsAreThere,
        answer: [text.faq.thereAreFourConsumerApp],
      },
      {
        slug: 'availability',
        question: text.faq.whereIsServiceAvailable,
        answer: [text.faq.itIsAvailableNationwideIn],
      },
      {
        slug: 'sign-up-before-ordering',
        question: text.faq.doesConsumerHaveToSign,
        answer: [text.faq.yesConsumerHasToSign],
      },
      {
        slug: 'become-a-partner',
        question: text.faq.howDoIBecomeBusiness,
        answer: [text.faq.leaveYourBusinessNameAddress],
      },
    ],
  },
  {
    title: text.faq.ordersAndDelivery,
    answers: [
      {
        slug: 'delivery-modes',
        question: text.faq.whichDeliveryModesAreThere,
        answer: [
          text.faq.threeSelfPickUpWith,
          text.faq.directAsapDeliveryDeliveryAgent,
          text.faq.pooledDeliveryOrdersThatGo,
        ],
      },
      {
        slug: 'minimum-order',
        question: text.faq.isThereMinimumOrderValue,
        answer: [text.faq.eachBusinessSetsItsOwn],
      },
      {
        slug: 'tipping',
        question: text.faq.doIHaveToTip,
        answer: [text.faq.noTippingIsOptionalOrder],
      },
      {
        slug: 'blocking-a-consumer',
        question: text.faq.canBusinessBlockConsumer,
        answer: [text.faq.yesBusinessOwnerCanBlock],
      },
    ],
  },
  {
    title: text.faq.pricesAndFees,
    answers: [
      {
        slug: 'prices-and-fees',
        question: text.faq.whoSetsPricesAndDelivery,
        answer: [text.faq.eachBusinessSetsPricesOf],
      },
    ],
  },
  {
    title: text.referralReward,
    answers: [
      {
        slug: 'referral-reward',
        question: text.faq.whatIsReferralReward,
        answer: [text.faq.whoeverOnboardedBusinessOrConsumer, text.faq.rewardIsPerpetualItHas],
      },
      {
        slug: 'referral-payout',
        question: text.faq.whenIsReferralRewardPaid,
        answer: [text.faq.payoutTakes3To7],
      },
      {
        slug: 'transfer-charges',
        question: text.faq.whoPaysTransferChargesOf,
        answer: [text.faq.transferChargesAreBorneBy],
      },
    ],
  },
] as const satisfies readonly AnswerGroup[];

/** The name of an answer in the address. */
export type Slug = (typeof answerGroups)[number]['answers'][number]['slug'];
