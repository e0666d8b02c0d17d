/** The wizard's steps in their order. */
export const steps = [
  {
    id: 'ACCOUNT',
    name: 'Your account',
    about: 'Who you are and how you sign in.',
    title: 'Create your account',
  },
  {
    id: 'BUSINESS',
    name: 'Your business',
    about: 'What customers and the delivery agents will see.',
    title: 'Tell us about your business',
  },
  {
    id: 'BANK',
    name: 'Your bank account',
    about: 'Where your payouts go, and who stands behind the business.',
    title: 'Where your payouts go',
  },
] as const;

export type StepId = (typeof steps)[number]['id'];
