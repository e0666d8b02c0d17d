import { expect, test } from 'vitest';
import { anItem, anOrder } from '../../../testing/order-fixture.ts';
import { withPendingTicks, type Tick } from './pending-ticks.ts';

const at = '2026-11-20T12:00:00Z';
const made = { at, by: 'Ada' };
const order = anOrder({ items: [anItem({ line: 1 }), anItem({ line: 2, made })] });
const other = anOrder({ id: 2, items: [anItem({ line: 1 })] });

const tick = (lines: number[], isMade: boolean): Tick => ({ order, lines, made: isMade, at });
const makers = (ticks: readonly Tick[]) =>
  withPendingTicks([order], ticks).flatMap(({ items }) => items.map((item) => item.made?.by));

test('ticks show before the server has answered, and the last one of a line counts', () => {
  expect(makers([tick([1], true)])).toEqual(['you', 'Ada']);
  expect(makers([tick([1], true), tick([1, 2], false)])).toEqual([undefined, undefined]);
});

test('who ticked first stays', () => {
  expect(makers([tick([2], true)])).toEqual([undefined, 'Ada']);
});

test('other orders stay the same objects', () => {
  expect(withPendingTicks([order, other], [tick([1], true)])[1]).toBe(other);
});
