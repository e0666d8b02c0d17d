import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availabilityAt,
  isOffered,
  startOfNextDay,
  type AvailabilityFacts,
} from './availability.ts';
import { describeUnavailable } from './availability-words.ts';

const timeZone = 'America/New_York';
const noon = new Date('2026-03-04T17:00:00Z');
const always: AvailabilityFacts = {
  available: true,
  unavailableUntil: null,
  menuHours: [],
  dailyLimit: null,
  sold: 0,
  timeZone,
};
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const breakfast = [{ weekdays: everyDay, from: '07:00', to: '11:00' }];

const instants = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2026-12-31'),
  noInvalidDate: true,
});

const facts: fc.Arbitrary<AvailabilityFacts> = fc.record({
  available: fc.boolean(),
  unavailableUntil: fc.option(instants),
  menuHours: fc.array(
    fc.record({
      weekdays: fc.uniqueArray(fc.constantFrom(...everyDay), { minLength: 1 }),
      from: fc.constantFrom('00:00', '07:00', '11:30', '22:00'),
      to: fc.constantFrom('00:00', '02:00', '11:30', '23:59'),
    }),
    { maxLength: 3 },
  ),
  dailyLimit: fc.option(fc.integer({ min: 1, max: 5 })),
  sold: fc.integer({ min: 0, max: 6 }),
  timeZone: fc.constantFrom(timeZone, 'Europe/Berlin', 'Asia/Kolkata'),
});

describe('the availability of a product', () => {
  it.each([
    ['the word of the store', { available: false }, 'UNAVAILABLE', null],
    [
      'that word with an end',
      { available: false, unavailableUntil: new Date('2026-03-04T18:00:00Z') },
      'UNAVAILABLE',
      '2026-03-04T18:00:00.000Z',
    ],
    ['an end that has come', { available: false, unavailableUntil: noon }, 'AVAILABLE', null],
    ['a limit with room', { dailyLimit: 3, sold: 2 }, 'AVAILABLE', null],
    ['a limit that is reached', { dailyLimit: 3, sold: 3 }, 'SOLD_OUT', '2026-03-05T05:00:00.000Z'],
    ['hours that are over', { menuHours: breakfast }, 'OUT_OF_HOURS', '2026-03-05T12:00:00.000Z'],
    [
      'hours that run',
      { menuHours: [{ weekdays: [3], from: '11:00', to: '14:00' }] },
      'AVAILABLE',
      '2026-03-04T19:00:00.000Z',
    ],
    [
      'hours from the evening before',
      { menuHours: [{ weekdays: [2], from: '22:00', to: '13:00' }] },
      'AVAILABLE',
      '2026-03-04T18:00:00.000Z',
    ],
  ])('depends on %s', (_what, given, state, until) => {
    const found = availabilityAt({ ...always, ...given }, noon);
    expect([found.state, found.until?.toISOString() ?? null]).toEqual([state, until]);
  });

  it('never changes before the announced time', () => {
    fc.assert(
      fc.property(
        facts,
        instants,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, at, part) => {
          const { state, until } = availabilityAt(given, at);
          if (!until) return;
          expect(until > at).toBe(true);
          const between = new Date(at.getTime() + part * (until.getTime() - at.getTime() - 1));
          if (between >= startOfNextDay(at, given.timeZone)) return;
          expect(availabilityAt(given, between).state).toBe(state);
        },
      ),
    );
  });

  it("requires the store's setting, remaining stock and serving hours together", () => {
    fc.assert(
      fc.property(facts, instants, (given, at) => {
        const inHours = { ...given, available: true, dailyLimit: null };
        const isServed = availabilityAt(inHours, at).state === 'AVAILABLE';
        const hasRoom = given.dailyLimit === null || given.sold < given.dailyLimit;
        const isAvailable = isOffered(given, at) && hasRoom && isServed;
        expect(availabilityAt(given, at).state === 'AVAILABLE').toBe(isAvailable);
      }),
    );
  });
});

const dates = { order: 'MONTH_FIRST', clock: '24_HOUR' } as const;

describe('the message for an unavailable product', () => {
  const say = (given: Partial<AvailabilityFacts>, at = noon) => {
    const all = { ...always, ...given };
    return describeUnavailable({ ...all, name: 'Plum cake', dates }, availabilityAt(all, at), {
      at,
      now: noon,
    });
  };

  it.each([
    [{}, ''],
    [{ available: false }, 'Plum cake is not available right now.'],
    [
      { available: false, unavailableUntil: new Date('2026-03-04T20:00:00Z') },
      'Plum cake is unavailable until 15:00.',
    ],
    [
      { available: false, unavailableUntil: new Date('2026-03-05T05:00:00Z') },
      'Plum cake is unavailable until tomorrow.',
    ],
    [
      { available: false, unavailableUntil: new Date('2026-03-08T14:30:00Z') },
      'Plum cake is unavailable until Mar 8 at 10:30.',
    ],
    [{ dailyLimit: 2, sold: 2 }, 'Plum cake is sold out today.'],
    [{ menuHours: breakfast }, 'Plum cake is served from 07:00 to 11:00.'],
    [
      { menuHours: [...breakfast, { weekdays: [3], from: '17:00', to: '20:00' }] },
      'Plum cake is served from 07:00 to 11:00 and from 17:00 to 20:00.',
    ],
    [
      { menuHours: [{ weekdays: [0], from: '10:00', to: '14:00' }] },
      "Plum cake is not served then. It's next served on Mar 8 at 10:00.",
    ],
  ])('%j: %s', (given, sentence) => {
    expect(say(given)).toBe(sentence);
  });

  it('names the day if the order is for another day', () => {
    const tomorrow = new Date('2026-03-05T17:00:00Z');
    expect(say({ dailyLimit: 2, sold: 2 }, tomorrow)).toBe('Plum cake is sold out on Mar 5.');
  });
});
