import { expect, it } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

it('sends one order every 30 seconds to all stores without end when nothing is asked for', () => {
  expect(readArguments([])).toEqual({
    stores: [],
    rate: 1 / 30,
    count: Infinity,
    through: 'api',
  });
});

it('takes stores, a rate and a count', () => {
  const args = [
    '--store',
    'cedar-kitchen',
    '--rate=5',
    '--store',
    'fern-and-field',
    '--count',
    '12',
    '--through',
    'web-store',
  ];
  expect(readArguments(args)).toEqual({
    stores: ['cedar-kitchen', 'fern-and-field'],
    rate: 5,
    count: 12,
    through: 'web-store',
  });
});

it('asks for the usage', () => {
  expect(readArguments(['--rate', 'fast', '--help'])).toBeUndefined();
});

it.each([
  [['--rate', '6'], '--rate'],
  [['--rate', '0'], '--rate'],
  [['--rate', 'fast'], '--rate'],
  [['--rate'], '--rate'],
  [['--rate='], '--rate'],
  [['--count', '0'], '--count'],
  [['--count', '1.5'], '--count'],
  [['--store', 'Cedar Kitchen'], '--store'],
  [['--store'], '--store'],
  [['--stores', 'a'], '--stores'],
  [['--through', 'post'], '--through'],
  [['now'], 'now'],
])('refuses %j in a sentence', (args, about) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(about);
});
