import type { BulkEdit } from '@counter/contract/menu';
import { expect, test } from 'vitest';
import { writeDatesIn } from '../../../lib/time/date-format.ts';
import { describeEdit } from './edit-words.ts';

const local = {
  currency: 'USD',
  timeZone: 'America/New_York',
  categoryName: (id: number) => `Shelf ${id}`,
};
const told = (edit: BulkEdit) => describeEdit(edit, local);

test('a price can be set, raised or lowered, by an amount or a percentage', () => {
  const prices: readonly NonNullable<BulkEdit['price']>[] = [
    { kind: 'SET', amount: 450 },
    { kind: 'BY_AMOUNT', amount: 50 },
    { kind: 'BY_AMOUNT', amount: -50 },
    { kind: 'BY_PERCENT', basisPoints: 1000 },
    { kind: 'BY_PERCENT', basisPoints: -250 },
  ];
  const words = prices.flatMap((price) => told({ price }));
  expect(new Set(words).size).toBe(5);
  const [set, up, down, more, less] = words;
  expect(set).toContain('$ 4.50');
  for (const by of [up, down]) expect(by).toContain('$ 0.50');
  expect(more).toContain('10%');
  expect(less).toContain('2.5%');
  expect(up?.replace('$ 0.50', '')).toBe(more?.replace('10%', ''));
  expect(down?.replace('$ 0.50', '')).toBe(less?.replace('2.5%', ''));
});

test('describes every part that changes and none that stays', () => {
  expect(told({})).toEqual([]);
  const all = told({ taxRate: 8.25, availability: { available: true }, categoryId: 3 });
  expect(all).toHaveLength(3);
  expect(all[0]).toContain('8.25%');
  expect(all[2]).toContain('Shelf 3');
  expect(told({ taxRate: null })[0]).not.toContain('%');
});

test('products are unavailable for today, until a time or until changed', () => {
  writeDatesIn({ order: 'DAY_FIRST', clock: '24_HOUR' });
  const ends = ['TODAY', null, undefined, '2026-03-06T20:00:00Z'] as const;
  const [today, changed, absent, moment] = ends.map(
    (until) =>
      told({ availability: { available: false, ...(until === undefined ? {} : { until }) } })[0],
  );
  expect(changed).toBe(absent);
  expect(new Set([today, changed, moment]).size).toBe(3);
  expect(moment).toContain('15:00');
  writeDatesIn(undefined);
});
