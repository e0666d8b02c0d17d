import type { Segment } from '../customers/segments.ts';

/** The goals that a campaign can start from. */
export const campaignGoals = ['WIN_BACK', 'QUIET_DAY', 'WELCOME', 'REGULARS', 'NEW_DISH'] as const;

export type CampaignGoal = (typeof campaignGoals)[number];

/** A promo code as mentioned in a text. */
export type OfferedCode = {
  readonly code: string;
  /** Its discount: `15%` or `$ 5.00`. */
  readonly value: string;
};

export type GoalTemplate = {
  /** Its recipients. */
  readonly segment: Segment;
  /** The suggested discount in percent; 0 if the text needs no discount. */
  readonly percent: number;
  /** The suggested code. */
  readonly code: string;
  readonly title: string;
  /** Returns the text with or without a code. `weekday` is the store's quietest, such as `Tuesday`, if known. */
  readonly write: (offer: OfferedCode | null, weekday: string | null) => string;
};

/** The placeholder that a person replaces. */
export const dishBlank = '[dish]';

/** The campaign templates. */
export const goalTemplates: Readonly<Record<CampaignGoal, GoalTemplate>> = {
  WIN_BACK: {
    segment: 'AWAY',
    percent: 15,
    code: 'WELCOMEBACK',
    title: 'We miss you',
    write: (offer) =>
      offer
        ? `We miss you! Take ${offer.value} off your next order with code ${offer.code}.`
        : 'We miss you! Your favorites are still on the menu. Order again this week?',
  },
  QUIET_DAY: {
    segment: 'ALL',
    percent: 10,
    code: 'QUIETNIGHT',
    title: 'Quiet evening',
    write: (offer, weekday) => {
      const question = weekday === null ? 'No plans tonight?' : `No plans for ${weekday} evening?`;
      return offer
        ? `${question} Let us cook: ${offer.value} off with code ${offer.code}.`
        : `${question} Let us cook for you.`;
    },
  },
  WELCOME: {
    segment: 'NEW',
    percent: 10,
    code: 'SECOND10',
    title: 'Welcome',
    write: (offer) =>
      offer
        ? `Thanks for trying us! Your second order is ${offer.value} off with code ${offer.code}.`
        : 'Thanks for trying us! Tell us what to cook for you next.',
  },
  REGULARS: {
    segment: 'REGULAR',
    percent: 10,
    code: 'THANKYOU',
    title: 'Thank you',
    write: (offer) =>
      offer
        ? `You order often, and we notice. Thank you: ${offer.value} off your next order with code ${offer.code}.`
        : 'You order often, and we notice. Thank you! Say hello next time, we like to know our regulars.',
  },
  NEW_DISH: {
    segment: 'ALL',
    percent: 0,
    code: 'TASTEIT',
    title: 'New dish',
    write: (offer) =>
      offer
        ? `New on our menu: ${dishBlank}. Taste it first, with ${offer.value} off: code ${offer.code}.`
        : `New on our menu: ${dishBlank}. Order today and be the first to taste it.`,
  },
};
