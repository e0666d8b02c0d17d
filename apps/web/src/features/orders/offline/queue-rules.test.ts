import { stepMoves } from '@counter/contract/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anItem, anOrder } from '../../../testing/order-fixture.ts';
import {
  addStep,
  dismissMessages,
  dropLastMove,
  findNext,
  isStalled,
  isUnsent,
  markStep,
  moveDelays,
  settleStep,
  showSteps,
  type QueuedStep,
} from './queue-rules.ts';
import type { OrderStep, PressedStep } from './queue-view.ts';

const at = '2026-11-20T12:00:00Z';
const me = 7;
let keys = 0;

function pressed(orderId: number, step: OrderStep, userId = me): PressedStep {
  keys += 1;
  const order = { id: orderId, orderNumber: `KM-${orderId}`, status: 'NEW' } as const;
  return { storeId: 3, userId, order, step, key: String(keys), at };
}

const accept: OrderStep = { kind: 'accept', minutes: 20 };
const ready: OrderStep = { kind: 'ready', bags: 2 };
const complete: OrderStep = { kind: 'complete' };
const delay: OrderStep = {
  kind: 'delay',
  minutes: 5,
  reason: 'KitchenBusy',
  pickupTime: '2026-11-20T12:20:00Z',
};
const tick: OrderStep = { kind: 'tick', lines: [1], made: true };

const queueOf = (...steps: PressedStep[]): readonly QueuedStep[] =>
  steps.reduce<readonly QueuedStep[]>(addStep, []);

const anyStep = fc.constantFrom(accept, delay, ready, complete, tick);
const anyPress = fc
  .record({
    orderId: fc.integer({ min: 1, max: 4 }),
    step: anyStep,
    userId: fc.constantFrom(me, 8),
  })
  .map(({ orderId, step, userId }) => pressed(orderId, step, userId));
const anyQueue = fc.array(anyPress, { maxLength: 20 });

/** Sends a whole queue as the sender does; each attempt ends as `decide` says. */
function sendAll(
  steps: readonly QueuedStep[],
  decide: (step: QueuedStep) => 'done' | 'refused' | 'unanswered',
) {
  const sent: string[] = [];
  const skipped = new Set<number>();
  let left = steps;
  for (let next = findNext(left, me, skipped); next; next = findNext(left, me, skipped)) {
    sent.push(next.key);
    left = markStep(left, next.key, 'sending');
    const outcome = decide(next);
    if (outcome === 'unanswered') {
      skipped.add(next.order.id);
      left = markStep(left, next.key, 'waiting');
    } else {
      left = settleStep(left, next.key, outcome === 'done' ? undefined : { message: 'No.' });
    }
  }
  return { sent, left };
}

test("sends each change once, and an order's changes in the order they were made", () => {
  fc.assert(
    fc.property(anyQueue, (presses) => {
      const { sent, left } = sendAll(queueOf(...presses), () => 'done');
      const own = presses.filter(({ userId }) => userId === me);
      expect(sent).toEqual(own.map(({ key }) => key));
      expect(left.map(({ key }) => key)).toEqual(
        presses.filter(({ userId }) => userId !== me).map(({ key }) => key),
      );
    }),
  );
});

test('an unanswered change blocks only its own order and is retried first', () => {
  fc.assert(
    fc.property(anyQueue, fc.integer({ min: 1, max: 4 }), (presses, dead) => {
      const isDead = ({ order }: PressedStep) => order.id === dead;
      const { sent, left } = sendAll(queueOf(...presses), (step) =>
        isDead(step) ? 'unanswered' : 'done',
      );
      const own = presses.filter(({ userId }) => userId === me);
      const kept = own.filter(isDead).map(({ key }) => key);
      expect(sent.filter((key) => kept.includes(key))).toEqual(kept.slice(0, 1));
      expect(sendAll(left, () => 'done').sent).toEqual(kept);
    }),
  );
});

test('a refused change is never resent and stays until it is dismissed', () => {
  fc.assert(
    fc.property(anyQueue, (presses) => {
      const { sent, left } = sendAll(queueOf(...presses), () => 'refused');
      expect(left.filter(({ state }) => state === 'told').map(({ key }) => key)).toEqual(sent);
      expect(sendAll(left, () => 'done').sent).toEqual([]);
      const read = [1, 2, 3, 4].reduce(dismissMessages, left);
      expect(read.every(isUnsent)).toBe(true);
    }),
  );
});

test('undoing the last move also removes later ticks, and leaves other orders alone', () => {
  const steps = queueOf(
    pressed(1, accept),
    pressed(2, accept),
    pressed(1, tick),
    pressed(1, ready),
    pressed(1, tick),
  );
  const once = dropLastMove(steps, 1);
  expect(once.map(({ order, step }) => [order.id, step.kind])).toEqual([
    [1, 'accept'],
    [2, 'accept'],
    [1, 'tick'],
  ]);
  expect(dropLastMove(once, 1).map(({ order }) => order.id)).toEqual([2]);
});

test('undoing a delay keeps later ticks', () => {
  const steps = queueOf(pressed(1, accept), pressed(1, delay), pressed(1, tick));
  const kinds = dropLastMove(steps, 1).map(({ step }) => step.kind);
  expect(kinds).toEqual(['accept', 'tick']);
});

test('delays build on the promise that the server made on acceptance', () => {
  const steps = queueOf(
    pressed(1, delay),
    pressed(2, delay),
    pressed(1, { ...delay, pickupTime: '2026-11-20T12:25:00Z' }),
  );
  const moved = moveDelays(steps, { id: 1, estimatedPickupTime: '2026-11-20T12:40:00Z' });
  expect(moved.map(({ step }) => step.kind === 'delay' && Date.parse(step.pickupTime))).toEqual(
    ['12:40', '12:20', '12:45'].map((time) => Date.parse(`2026-11-20T${time}:00Z`)),
  );
});

test('an order shows each waiting delay once', () => {
  const steps = queueOf(pressed(1, accept), pressed(1, delay));
  const shown = showSteps(anOrder(), steps);
  expect(shown).toMatchObject({
    delayedMinutes: 5,
    estimatedPickupTime: '2026-11-20T12:25:00.000Z',
  });
  expect(showSteps(shown, queueOf(pressed(1, delay)))).toBe(shown);
});

test("a move that is being sent or was refused can't be undone", () => {
  const steps = queueOf(pressed(1, accept));
  const [first] = steps;
  const key = first?.key ?? '';
  const onItsWay = markStep(steps, key, 'sending');
  expect(dropLastMove(onItsWay, 1)).toBe(onItsWay);
  const refused = settleStep(steps, key, { message: 'No.' });
  expect(dropLastMove(refused, 1)).toBe(refused);
});

test('a follower tab stalls once the leader gets no response, until everything is sent', () => {
  const waiting = queueOf(pressed(1, accept));
  const sending = markStep(waiting, waiting[0]?.key ?? '', 'sending');
  const follow = (steps: readonly QueuedStep[], stalled = false) => ({ steps, stalled });
  expect(isStalled(follow([]), waiting, true)).toBe(false);
  expect(isStalled(follow([]), waiting, false)).toBe(true);
  expect(isStalled(follow(waiting), sending, true)).toBe(false);
  expect(isStalled(follow(sending), waiting, true)).toBe(true);
  expect(isStalled(follow(waiting, true), sending, true)).toBe(true);
  expect(isStalled(follow(sending, true), [], true)).toBe(false);
});

test('an order shows its queued status, promise, bags and ticks', () => {
  const order = anOrder({ items: [anItem({ line: 1 }), anItem({ line: 2 })] });
  const accepted = showSteps(order, queueOf(pressed(1, accept), pressed(1, tick)));
  expect(accepted).toMatchObject({
    status: 'STORE_ACCEPTED',
    estimatedPickupTime: '2026-11-20T12:20:00.000Z',
    items: [{ made: { by: 'you' } }, { made: null }],
  });
  const all = queueOf(pressed(1, accept), pressed(1, ready), pressed(1, complete));
  expect(showSteps(order, all)).toMatchObject({ status: 'COMPLETED', bags: 2, readyAt: at });
  expect(showSteps(anOrder({ id: 2 }), all)).toMatchObject({ status: 'NEW' });
});

test('an order that moved on meanwhile is never shown in an earlier status', () => {
  const statuses = ['NEW', 'STORE_ACCEPTED', 'READY', 'COMPLETED'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...statuses),
      fc.array(anyStep.map((step) => pressed(1, step))),
      (status, presses) => {
        const { status: shown } = showSteps(anOrder({ status }), queueOf(...presses));
        const moves = presses.filter(({ step }) => stepMoves.some((move) => move === step.kind));
        const place = statuses.findIndex((each) => each === shown);
        expect(place).toBeGreaterThanOrEqual(statuses.indexOf(status));
        expect(place).toBeLessThanOrEqual(statuses.indexOf(status) + moves.length);
      },
    ),
  );
  const cancelled = anOrder({ status: 'STORE_REJECT' });
  expect(showSteps(cancelled, queueOf(pressed(1, accept)))).toBe(cancelled);
});

test('orders without queued changes keep their identity', () => {
  const order = anOrder({ items: [anItem({ line: 1, made: { at, by: 'Ada' } })] });
  expect(showSteps(order, queueOf(pressed(2, accept)))).toBe(order);
  expect(showSteps(order, queueOf(pressed(1, tick)))).toBe(order);
});
