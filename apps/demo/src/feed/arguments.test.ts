import { expect, it } from 'vitest';
import { readArguments, UsageError } from './arguments.ts';

it('defaults to one order every 30 seconds to all stores, without end', () => {
  expect(readArguments([])).toEqual({
    stores: [],
    rate: 1 / 30,
    count: Infinity,
    through: 'api',
  });
});

it('parses stores, a rate and a count', () => {
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

it('returns undefined for --help', () => {
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
])('rejects %j with a usage error', (args, about) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(about);
});
