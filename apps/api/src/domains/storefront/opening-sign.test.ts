import type { OpeningFacts } from '@counter/contract/store';
import { describe, expect, it } from 'vitest';
import { hoursAhead, openingSign } from './opening-sign.ts';

// Noon of a Wednesday in New York.
const now = new Date('2026-03-04T17:00:00Z');
const evening = new Date('2026-03-04T23:00:00Z');

const facts: OpeningFacts = {
  approved: true,
  online: true,
  timeZone: 'America/New_York',
  hours: [3, 4, 5].map((weekday) => ({ weekday, opens: 9 * 60, closes: 22 * 60 })),
  deliveryHours: null,
  exceptions: [],
  suspension: null,
  pause: null,
  busy: null,
};

const cases: readonly (readonly [string, Partial<OpeningFacts>, string, boolean])[] = [
  ['by its hours', {}, 'Open until 10:00 PM', false],
  ['around the clock', { hours: [] }, 'Open now', false],
  [
    'until midnight',
    { hours: [{ weekday: 3, opens: 540, closes: 1440 }] },
    'Open until midnight',
    false,
  ],
  [
    'until a closed day far ahead',
    {
      hours: [],
      exceptions: [{ firstDay: '2026-03-25', lastDay: '2026-03-25', way: null, intervals: [] }],
    },
    'Open now',
    false,
  ],
  [
    'busy',
    { busy: { until: evening, minutes: 15 } },
    'Open but busy. Orders take a little longer.',
    false,
  ],
  [
    'pausing',
    { pause: { until: evening } },
    'Taking a short break. Takes orders again at 6:00 PM.',
    true,
  ],
  ['switched off', { online: false }, 'Closed for now. Check back later.', false],
  [
    'out of its hours',
    { hours: [{ weekday: 4, opens: 600, closes: 900 }] },
    'Closed. Opens on Mar 5 at 10:00 AM.',
    true,
  ],
  ['suspended for good', { suspension: { until: null } }, 'Not taking orders right now.', false],
];

describe('the opening shown to customers', () => {
  it.each(cases)('of a store %s', (_, given, words, ahead) => {
    expect(openingSign({ ...facts, ...given }, now)).toMatchObject({ words, ahead });
  });

  it('has the next seven days from today, with exceptions', () => {
    const closed = { firstDay: '2026-03-05', lastDay: '2026-03-05', way: null, intervals: [] };
    const days = hoursAhead({ ...facts, exceptions: [closed] }, now);
    expect(days.map(({ label, stretches }) => [label, stretches.length])).toEqual([
      ['Today', 1],
      ['Thursday', 0],
      ['Friday', 1],
      ['Saturday', 0],
      ['Sunday', 0],
      ['Monday', 0],
      ['Tuesday', 0],
    ]);
    expect(days[0]?.stretches).toEqual([{ from: '09:00', to: '22:00' }]);
  });
});
