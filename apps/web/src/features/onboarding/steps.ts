import { text } from './onboarding.text.ts';

/** The wizard's steps in their order. */
export const steps = [
  {
    id: 'ACCOUNT',
    name: text.yourAccount,
    about: text.whoYouAreAndHow,
    title: text.createYourAccount,
  },
  {
    id: 'BUSINESS',
    name: text.yourBusiness,
    about: text.whatCustomersAndDeliveryAgents,
    title: text.tellUsAboutYourBusiness,
  },
  {
    id: 'BANK',
    name: text.yourBankAccount,
    about: text.whereYourPayoutsGoAnd,
    title: text.whereYourPayoutsGo,
  },
] as const;

export type StepId = (typeof steps)[number]['id'];
