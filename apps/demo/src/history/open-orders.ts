import type { Random } from '../random.ts';
import { createDraft } from './closed-order.ts';
import type { OrderMaker } from './closed-order.ts';
import type { HistoricOrder } from './order.ts';

/** The age of the oldest of today's open orders. */
export const openWindowMinutes = 40;

type Stage = 'NEW' | 'STORE_ACCEPTED' | 'READY';

/**
 * For each stage: the minimum and maximum number of orders, and the minutes since the oldest and newest were placed.
 */
const stages: readonly (readonly [Stage, min: number, max: number, from: number, to: number])[] = [
  ['READY', 1, 2, 38, 26],
  ['STORE_ACCEPTED', 2, 3, 22, 9],
  ['NEW', 2, 4, 6, 1],
];

/** Generates the store's open orders, oldest first, two of them scheduled. */
export function createOpenOrders(
  maker: OrderMaker,
  { today, nowMinutes }: { today: string; nowMinutes: number },
): HistoricOrder[] {
  const { random } = maker;
  const waiting = stages.flatMap(([stage, min, max, from, to]) =>
    Array.from({ length: random.integer(min, max) }, () => ({
      stage,
      ago: random.integer(to, from),
    })),
  );
  const plans: Plan[] = [...waiting, ...scheduleLater(random, nowMinutes)];
  const orders = plans.map((plan) => {
    const minute = Math.max(0, nowMinutes - plan.ago);
    const second = minute < nowMinutes ? random.integer(0, 59) : 0;
    const draft = createDraft(maker, { day: today, minute, second });
    return { ...draft, ...createOpenPace(random, plan, minute, nowMinutes - minute) };
  });
  return orders.toSorted((a, b) => a.minute - b.minute || a.second - b.second);
}

/** `ago` is in minutes before now; `due` is the scheduled minute, counted from today's midnight. */
type Plan = { stage: Stage; ago: number; due?: number };

/** Plans one order for later today (if there is time left) and one for tomorrow. */
function scheduleLater(random: Random, nowMinutes: number): Plan[] {
  const tomorrow = 1440 + 15 * random.integer(46, 80);
  const tonight = 15 * Math.ceil((Math.max(nowMinutes, 660) + random.integer(75, 150)) / 15);
  const sooner = tonight <= 1230 ? tonight : 1440 + 15 * random.integer(46, 80);
  return [
    { stage: 'STORE_ACCEPTED', ago: random.integer(20, 38), due: sooner },
    { stage: 'NEW', ago: random.integer(3, 18), due: tomorrow },
  ];
}

function createOpenPace(random: Random, { stage, due }: Plan, minute: number, age: number) {
  return {
    outcome: { state: 'OPEN', stage } as const,
    acceptAfterSeconds: Math.min(age * 20, random.integer(30, 180)),
    readyAfterMinutes: Math.min(age, random.integer(12, 22)),
    completeAfterMinutes: age + random.integer(4, 15),
    ...(due === undefined ? {} : { scheduledOffsetMinutes: due - minute }),
  };
}
