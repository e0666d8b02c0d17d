import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealStateAt, type DealFacts } from './deal-state.ts';

const timeZone = 'America/New_York';
const noon = new Date('2026-03-04T17:00:00Z');
const asked = { at: noon, now: noon };
const facts = {
  available: true,
  unavailableUntil: null,
  menuHours: [],
  dailyLimit: null,
  sold: 0,
  timeZone,
};
const deal: DealFacts = {
  name: 'Lunch',
  available: true,
  startDate: null,
  endDate: null,
  timeZone,
  dates: { order: 'MONTH_FIRST', clock: '24_HOUR' },
  parts: [
    { name: 'Soup', quantity: 2, facts },
    { name: 'Bread', quantity: 1, facts },
  ],
};

const partsWith = (given: object): DealFacts['parts'] =>
  deal.parts.map((part) => ({ ...part, facts: { ...facts, ...given } }));

const lunchTime = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '10:00', to: '15:00' }];
const until = new Date('2026-03-04T20:00:00Z');
const later = new Date('2026-03-05T15:00:00Z');

describe('the availability of a deal', () => {
  it.each<[string, Partial<DealFacts>, string, string, string | null]>([
    ['nothing is against it', {}, 'AVAILABLE', '', null],
    ['it ends', { endDate: '2026-03-04' }, 'AVAILABLE', '', '2026-03-05T05:00:00.000Z'],
    [
      'a part is served until earlier than it ends',
      { endDate: '2026-03-04', parts: partsWith({ menuHours: lunchTime }) },
      'AVAILABLE',
      '',
      '2026-03-04T20:00:00.000Z',
    ],
    ['the store says no', { available: false }, 'UNAVAILABLE', 'Lunch is out of stock.', null],
    [
      'it begins later',
      { startDate: '2026-03-09' },
      'NOT_STARTED',
      'Lunch starts on Mar 9.',
      '2026-03-09T04:00:00.000Z',
    ],
    ['it is over', { endDate: '2026-03-03' }, 'ENDED', 'Lunch ended on Mar 3.', null],
    [
      'its parts are away until different times',
      {
        parts: [
          {
            name: 'Soup',
            quantity: 1,
            facts: { ...facts, available: false, unavailableUntil: later },
          },
          {
            name: 'Bread',
            quantity: 1,
            facts: { ...facts, available: false, unavailableUntil: until },
          },
        ],
      },
      'PART_UNAVAILABLE',
      'Soup is unavailable until tomorrow at 10:00. Bread is unavailable until 15:00.',
      later.toISOString(),
    ],
    [
      'a part is off the menu for good',
      { parts: [{ name: 'Soup', quantity: 1, facts: null }] },
      'PART_UNAVAILABLE',
      'Soup is no longer on the menu.',
      null,
    ],
    [
      'a daily limit has no room for all it holds',
      { parts: partsWith({ dailyLimit: 5, sold: 4 }) },
      'PART_UNAVAILABLE',
      'Soup is sold out today.',
      '2026-03-05T05:00:00.000Z',
    ],
    [
      'a daily limit has just enough',
      { parts: partsWith({ dailyLimit: 5, sold: 3 }) },
      'AVAILABLE',
      '',
      null,
    ],
  ])('when %s', (_when, given, state, reason, end) => {
    const status = dealStateAt({ ...deal, ...given }, asked);
    expect({ ...status, until: status.until?.toISOString() ?? null }).toEqual({
      state,
      reason,
      until: end,
    });
  });

  it('has a reason exactly when the deal is unavailable', () => {
    const day = fc.option(fc.constantFrom('2026-03-03', '2026-03-04', '2026-03-05'));
    const drawn = fc.record({
      available: fc.boolean(),
      startDate: day,
      endDate: day,
      sold: fc.integer({ min: 0, max: 4 }),
      offered: fc.boolean(),
    });
    fc.assert(
      fc.property(drawn, ({ sold, offered, ...given }) => {
        const parts = partsWith({ dailyLimit: 4, sold, available: offered });
        const { state, reason } = dealStateAt({ ...deal, ...given, parts }, asked);
        expect(reason === '').toBe(state === 'AVAILABLE');
        const runs =
          given.available &&
          (given.startDate ?? '') <= '2026-03-04' &&
          (given.endDate ?? '2026-03-04') >= '2026-03-04';
        expect(state === 'AVAILABLE').toBe(runs && offered && sold <= 2);
      }),
    );
  });
});
