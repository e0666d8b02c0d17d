import type { OffItem } from '@counter/contract/menu';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOff, summarizeOff } from './off-words.ts';

const newYork = 'America/New_York';
const oats: OffItem = {
  kind: 'PRODUCT',
  id: 1,
  name: 'Oat milk',
  available: false,
  state: 'UNAVAILABLE',
  until: '2026-11-21T20:00:00Z',
};
const cake: OffItem = {
  ...oats,
  id: 2,
  name: 'Plum cake',
  available: true,
  state: 'SOLD_OUT',
  until: '2026-11-22T05:00:00Z',
};

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T17:00:00Z') }));
afterAll(() => void vi.useRealTimers());

test('says why an item is unavailable and when it returns', () => {
  expect(describeOff(oats, newYork)).toBe('until 3:00 PM');
  expect(describeOff({ ...oats, until: null }, newYork)).toBe('until you change it');
  expect(describeOff(cake, newYork)).toBe('sold out, back tomorrow');
  const pancakes: OffItem = { ...cake, state: 'OUT_OF_HOURS', until: '2026-11-22T12:00:00Z' };
  expect(describeOff(pancakes, newYork)).toBe('served from tomorrow 7:00 AM');
});

test('names the first ones and counts the others', () => {
  expect(summarizeOff([cake], newYork)).toBe('Plum cake (sold out, back tomorrow)');
  expect(summarizeOff([cake, oats], newYork)).toBe(
    'Plum cake (sold out, back tomorrow), Oat milk (until 3:00 PM)',
  );
  expect(summarizeOff([cake, oats, oats, oats, oats], newYork)).toBe(
    'Plum cake (sold out, back tomorrow), Oat milk (until 3:00 PM) and 3 more',
  );
});
