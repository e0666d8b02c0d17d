import { expect, test } from 'vitest';
import { findCommands, orderNumberIn, type Command } from './commands.ts';

const run = (): void => undefined;
const commands: Command[] = [
  { id: 'home', label: 'Home', group: 'Go to', run },
  { id: 'orders', label: 'Orders', group: 'Go to', words: 'kitchen tickets', run },
  { id: 'theme', label: 'Use dark colors', group: 'View', words: 'theme night', run },
];
const find = (query: string) => findCommands(commands, query).commands.map(({ id }) => id);

test('finds a command by the beginnings of its words, in any order', () => {
  expect(find('ord')).toEqual(['orders']);
  expect(find('colors dar')).toEqual(['theme']);
  expect(find('go')).toEqual(['home', 'orders']);
  expect(find('TICK')).toEqual(['orders']);
  expect(find('ders')).toEqual([]);
});

test('lists the best match first, and tolerates typos when nothing else matches', () => {
  const known = [
    { id: 'refunds', label: 'Adjustments', group: 'Go to', words: 'refund', run },
    { id: 'pause', label: 'Pause 60 minutes', group: 'Store', run },
    { id: 'store', label: 'Store', group: 'Settings', words: 'stock', run },
  ];
  const found = (query: string) => findCommands(known, query).commands.map(({ id }) => id);
  expect(found('store')).toEqual(['store', 'pause']);
  expect(found('stock')).toEqual(['store']);
  expect(found('refnud')).toEqual(['refunds']);
  expect(found('puase 60')).toEqual(['pause']);
});

test('reports a near match only for a misspelled query', () => {
  expect(findCommands(commands, 'kitchen').nearly).toBe(false);
  expect(findCommands(commands, 'kithcen').nearly).toBe(true);
});

test('an empty query finds everything', () => {
  expect(find('  ')).toEqual(['home', 'orders', 'theme']);
});

test.each([
  ['KM-4821', 'KM-4821'],
  ['#km-4821', 'KM-4821'],
  ['order km 4821', 'KM-4821'],
  [' km4821 ', 'KM-4821'],
])('%s names the order %s', (query, number) => expect(orderNumberIn(query)).toBe(number));

test.each(['', 'orders', '4821', 'KM-48', 'KMX-4821'])('%s names no order', (query) =>
  expect(orderNumberIn(query)).toBeUndefined(),
);
