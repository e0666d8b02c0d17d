import { expect, test } from 'vitest';
import { writeDatesIn } from '../../../lib/time/date-format.ts';
import { messageAt } from './message-at.ts';
import { partWords } from './part-words.ts';

const categories = [
  { id: 1, name: 'Breads' },
  { id: 2, name: 'Cakes' },
];
const groups = [{ id: 7, name: 'Toppings' }];
const words = partWords({ currency: 'USD', timeZone: 'America/New_York' }, categories, groups);

test('describes a product in words and with names', () => {
  expect([words.text('Rye'), words.yes(true), words.yes(false)]).toEqual(['Rye', 'yes', 'no']);
  expect([words.number(0), words.number(1250.5)]).toEqual(['0', '1,250.5']);
  expect([words.money(0), words.money(450)]).toEqual(['$ 0.00', '$ 4.50']);
  expect(words.categories([2, 1])).toBe('Cakes, Breads');
  expect(words.groups([7])).toBe('Toppings');
  expect(words.pictures(['a'])).not.toBe(words.pictures(['a', 'b']));
  expect(words.pictures(['a', 'b'])).toContain('2');
});

test('describes what is missing, too', () => {
  const nothing = words.text('');
  expect(nothing).not.toBe('');
  for (const none of [words.number(null), words.number(Number.NaN), words.money(null)])
    expect(none).toBe(nothing);
  expect(words.categories([])).toBe(words.groups([]));
  expect(words.categories([])).not.toBe('');
  expect(words.categories([9, 1])).toMatch(/^.+, Breads$/);
});

test('describes the availability with its end', () => {
  writeDatesIn({ order: 'DAY_FIRST', clock: '24_HOUR' });
  const [yes, no, until] = [
    words.available(true, '2026-03-06T20:00:00Z'),
    words.available(false, null),
    words.available(false, '2026-03-06T20:00:00Z'),
  ];
  expect([yes, no]).toEqual(['yes', 'no']);
  expect(until).toContain('6 Mar');
  expect(until).toContain('15:00');
  writeDatesIn(undefined);
});

test('finds an error at its path, where it has a message', () => {
  const at = (path: string) =>
    messageAt<{ hours: { from: string }[]; name: string; tag: string }>(
      {
        hours: [{ from: { type: 'a', message: 'Choose a time' } }],
        name: { type: 'a' },
        tag: { type: 'a', message: '' },
      },
      path,
    );
  expect(at('hours.0.from')).toBe('Choose a time');
  expect([at('hours.1.from'), at('name'), at('price')]).toEqual([undefined, undefined, undefined]);
  expect(at('tag')).toBe('');
});
