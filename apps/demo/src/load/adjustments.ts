import type { AdjustmentReason, RefundWish } from '@counter/contract/adjustments';
import { dayMs } from '@counter/contract/shared';
import {
  type Actor,
  type Work,
  disputeCharge,
  findSoldOrder,
  openCharge,
  refundOrder,
  settleCharge,
} from '@counter/api/import';
import type { Moment } from './books.ts';

type Completed = { readonly orderNumber: string; readonly completedAt: Date };

type People = {
  readonly owner: Actor;
  readonly operator: Actor;
  /** The actor that charges what nobody disputed. */
  readonly timer: Actor;
};

type Wish = Omit<RefundWish, 'reason'> & { readonly reason: AdjustmentReason };

const blank = { amount: null, items: [], comment: '' };

/** The refunds, by the number of days ago. */
const refunds: readonly (readonly [number, Wish])[] = [
  [0.4, { ...blank, type: 'ITEMS', items: [{ line: 1, quantity: 1 }], reason: 'MISSING_ITEM' }],
  [
    1.6,
    { ...blank, type: 'FULL', reason: 'NOT_RECEIVED', comment: 'The courier went to number 112.' },
  ],
  [3.3, { ...blank, type: 'CUSTOM', amount: 500, reason: 'LATE', comment: '40 minutes late' }],
  [8.2, { ...blank, type: 'ITEMS', items: [{ line: 1, quantity: 1 }], reason: 'WRONG_ITEM' }],
  [12.7, { ...blank, type: 'CUSTOM', amount: 350, reason: 'QUALITY', comment: 'Cold on arrival' }],
  [19.1, { ...blank, type: 'FULL', reason: 'LATE' }],
  [
    33.5,
    { ...blank, type: 'CUSTOM', amount: 800, reason: 'OTHER', comment: 'A regular, spilled soup' },
  ],
];

type PastCharge = {
  readonly daysAgo: number;
  readonly reason: AdjustmentReason;
  readonly note: string;
  /** The charged percentage of the order. */
  readonly percent: number;
  readonly dispute?: string;
  readonly decision?: { readonly outcome: 'WON' | 'PARTLY' | 'LOST'; readonly note: string };
};

/** Charges against the store: one in each state, plus a lapsed one. */
const charges: readonly PastCharge[] = [
  {
    daysAgo: 4.3,
    reason: 'MISSING_ITEM',
    note: 'The customer says the drinks were missing; the courier confirms a sealed bag.',
    percent: 30,
  },
  {
    daysAgo: 9.4,
    reason: 'QUALITY',
    note: 'The customer sent a picture of a salad without its dressing.',
    percent: 40,
    dispute:
      'The dressing goes into the bag in a cup of its own. Our packing list shows it checked.',
  },
  {
    daysAgo: 23.2,
    reason: 'LATE',
    note: 'Handed over 35 minutes after it was promised.',
    percent: 50,
    dispute: 'It was ready in time: the courier came 30 minutes late, see the timeline.',
    decision: {
      outcome: 'WON',
      note: 'The timeline shows it ready in time. The courier bears it.',
    },
  },
  {
    daysAgo: 31.6,
    reason: 'WRONG_ITEM',
    note: 'Two of the wraps were not what was ordered.',
    percent: 60,
    dispute: 'One was wrong, the other is what the order says.',
    decision: { outcome: 'PARTLY', note: 'One wrap was as ordered, so half of it is charged.' },
  },
  {
    daysAgo: 44.9,
    reason: 'NOT_RECEIVED',
    note: 'Handed to somebody else: the order never reached the customer.',
    percent: 100,
    dispute: 'The person at the counter named the order number.',
    decision: { outcome: 'LOST', note: 'The code of the pickup was not asked for.' },
  },
  {
    daysAgo: 52.4,
    reason: 'MISSING_ITEM',
    note: 'Dessert was missing.',
    percent: 25,
  },
];

/** Returns a store's past refunds and charges, for orders completed shortly before. */
export function createAdjustments(
  completed: readonly Completed[],
  people: People,
  now: Date,
): Moment[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const orderBefore = (at: Date, skip: number) =>
    completed.filter(({ completedAt }) => completedAt < at).at(-1 - skip)?.orderNumber;
  return [
    ...refunds.flatMap(([days, wish]) => {
      const orderNumber = orderBefore(ago(days), 4);
      return orderNumber === undefined ? [] : [refundAt(ago(days), orderNumber, wish, people)];
    }),
    ...charges.flatMap((charge) => {
      const orderNumber = orderBefore(ago(charge.daysAgo), 30);
      return orderNumber === undefined ? [] : momentsOf(charge, orderNumber, people, ago);
    }),
  ];
}

function refundAt(at: Date, orderNumber: string, wish: Wish, { owner: by }: People): Moment {
  const happen = async (work: Work) => {
    const { order } = await findOrderOf(work, orderNumber);
    await refundOrder(work, { ...wish, orderId: order.id });
  };
  return { at, by, posts: true, happen };
}

function momentsOf(
  { daysAgo, reason, note, percent, dispute, decision }: PastCharge,
  orderNumber: string,
  { owner, operator, timer }: People,
  ago: (days: number) => Date,
): Moment[] {
  let chargeId = 0;
  let amount = 0;
  const open: Moment = {
    at: ago(daysAgo),
    by: operator,
    posts: false,
    happen: async (work) => {
      const { lines } = await findOrderOf(work, orderNumber);
      const sold = lines.reduce((sum, line) => sum + line.total - line.discount, 0);
      amount = Math.max(Math.floor((sold * percent) / 100), 1);
      chargeId = (await openCharge(work, { orderNumber, reason, amount, note })).id;
    },
  };
  const say: Moment = {
    at: ago(daysAgo - 2),
    by: owner,
    posts: false,
    happen: (work) => disputeCharge(work, { chargeId, text: dispute ?? '', pictures: [] }),
  };
  const decide: Moment = {
    at: ago(daysAgo - 6),
    by: operator,
    posts: true,
    happen: (work) =>
      settleCharge(work, chargeId, {
        move: decidedBy[decision?.outcome ?? 'LOST'],
        charged: chargedOf(amount, decision?.outcome),
        by: work.scope.actor.name,
        note: decision?.note ?? '',
      }),
  };
  const lapse: Moment = {
    at: ago(daysAgo - 30),
    by: timer,
    posts: true,
    happen: (work) =>
      settleCharge(work, chargeId, {
        move: 'lapse',
        charged: amount,
        by: null,
        note: 'Nobody disputed it in time.',
      }),
  };
  if (dispute === undefined) return [open, lapse];
  return decision ? [open, say, decide] : [open, say];
}

const decidedBy = { WON: 'drop', PARTLY: 'reduce', LOST: 'uphold' } as const;

function chargedOf(amount: number, outcome: keyof typeof decidedBy | undefined): number {
  if (outcome === 'WON') return 0;
  return outcome === 'PARTLY' ? Math.ceil(amount / 2) : amount;
}

async function findOrderOf(work: Work, orderNumber: string) {
  const sold = await findSoldOrder(work.tx, work.scope, orderNumber);
  if (!sold) throw new Error(`order ${orderNumber} of the demo is not there`);
  return sold;
}
