import { expect, it } from 'vitest';
import { everyDay } from './opening-hours.ts';

it.each([
  ['09:00 - 21:30', 540, 1290],
  ['18:00 - 02:00', 1080, 1560],
  ['00:00 - 00:00', 0, 1440],
  ['09:00 - 09:00', 540, 1980],
  ['00:00 - 23:59', 0, 1439],
])('%s is open from minute %i to %i, every day', (text, opens, closes) => {
  const hours = everyDay(text);
  expect(hours.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(hours).toEqual(hours.map(({ weekday }) => ({ weekday, opens, closes })));
});
