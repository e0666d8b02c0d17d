import { expect, test } from 'vitest';
import { daysSent } from './days-sent.ts';

const zone = 'America/New_York';
const none = {
  waiting: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  skipped: 0,
  unknown: 0,
  cancelled: 0,
};
const sentOn = (from: string, to: string) => ({
  scheduleAt: `${from}T17:00:00Z`,
  endedAt: `${to}T17:00:00Z`,
  progress: { ...none, delivered: 5 },
});
const october = sentOn('2026-10-03', '2026-10-04');
const november = sentOn('2026-11-12', '2026-11-13');

test.each([[[october, november]], [[november, october]]])(
  'campaigns in any order were sent from their first day to their last',
  (campaigns) => {
    expect(daysSent(campaigns, zone)).toEqual({ startDate: '2026-10-03', endDate: '2026-11-13' });
  },
);

test('campaigns that run, or of which no text has left, have no days', () => {
  expect(daysSent([{ ...october, endedAt: null }], zone)).toBeUndefined();
  expect(daysSent([{ ...october, progress: { ...none, failed: 5 } }], zone)).toBeUndefined();
});
