import { text } from './onboarding.text.ts';

/** The wizard's steps in order. */
export const steps = [
  {
    id: 'ACCOUNT',
    name: text.yourAccount,
    about: text.accountHelp,
    title: text.accountTitle,
  },
  {
    id: 'BUSINESS',
    name: text.yourBusiness,
    about: text.businessHelp,
    title: text.businessTitle,
  },
  {
    id: 'BANK',
    name: text.yourBankAccount,
    about: text.payoutsHelp,
    title: text.payoutsTitle,
  },
] as const;

export type StepId = (typeof steps)[number]['id'];
