import type { FirstStep } from '@counter/contract/analytics';

/** The words of a step: title, reason and button. */
interface StepText {
  readonly title: string;
  readonly why: string;
  readonly action: string;
}

const steps: Record<FirstStep, StepText> = {
  HOURS: {
    title: 'Set your hours',
    why: 'Your web store takes orders in these hours.',
    action: 'Set hours',
  },
  MENU: {
    title: 'Put your first product on the menu',
    why: 'Customers find it in its category.',
    action: 'Open menu',
  },
  PICTURE: {
    title: 'Add a picture to a product',
    why: "It's the first thing customers see of your menu.",
    action: 'Add picture',
  },
  DELIVERY: {
    title: 'Set your delivery fees and distance',
    why: 'Until you do, you deliver to any address for free. Skip this if you want to.',
    action: 'Set delivery fees',
  },
  BANK: {
    title: 'Add your bank account',
    why: "It's where we send your earnings.",
    action: 'Add bank account',
  },
  TEST_ORDER: {
    title: 'Try an order yourself',
    why:
      'Order on your web store, choose to pay at the counter, and cancel the order here. It rings and prints like any ' +
      'other. No money moves, and it counts as a cancelled order.',
    action: 'Open web store',
  },
  ALARM: {
    title: 'Test the alarm',
    why: 'You hear on this device what a new order sounds like.',
    action: 'Test my alarm',
  },
  LINK: {
    title: 'Share your link',
    why: 'Customers order there directly from you.',
    action: 'Copy link',
  },
};

/** Screen text for the first steps of a store. */
export const firstStepsText = {
  title: 'Get ready for your first orders',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  steps,
  state: { DONE: 'Done', SKIPPED: 'Skipped' },
  addProduct: 'Add product',
  skip: 'Skip',
  skipStep: (title: string) => `Skip: ${title}`,
  bringBack: 'Bring back',
  bringBackStep: (title: string) => `Bring back: ${title}`,
  notChanged: (why: string) => `We couldn't save that. ${why}`,
  linkCopied: 'Copied your link.',
  ready: 'Your store is ready. New orders show up here.',
} as const;
