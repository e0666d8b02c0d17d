/** Screen text about a store awaiting approval. */
export const text = {
  label: 'Waiting for approval',
  inReview: (name: string) => `${name} is waiting for approval.`,
  weReview: "We're reviewing it, and we'll email you.",
  prepareMeanwhile: 'Meanwhile, prepare what customers will see.',
  customersSeeNothing: "Customers can't see it yet.",
  confirmEmail:
    'First confirm your email address with the link we sent you. We can approve the store after that.',
  refused: (name: string, reason: string) => `We couldn't approve ${name} yet: ${reason}`,
  correct: 'Correct and send again',
  notRead: (why: string) => `We couldn't open your application. ${why}`,
  toPrepare: 'To prepare',
  steps: { HOURS: 'Hours', MENU: 'Menu', PICTURE: 'Pictures', DELIVERY: 'Delivery fees' },
  done: '(done)',
  open: '(to do)',
  opensOnceApproved: 'This page opens once your store is approved',
  untilThen: (name: string) =>
    `${name} is waiting for approval. Until then you can prepare its menu, hours, pictures and details.`,
  goPrepare: 'Prepare your store',
  approved: (name: string) => `${name} is approved. Everything is open now.`,
} as const;
