import { describe, expect, it } from 'vitest';
import {
  busyMinutesAt,
  openingAt,
  takesOrders,
  takesOrdersFrom,
  type OpeningFacts,
} from './opening.ts';
import type { OpeningInterval } from './working-hours.ts';

const newYork = 'America/New_York';

function facts(hours: readonly OpeningInterval[], timeZone = newYork): OpeningFacts {
  return {
    approved: true,
    online: true,
    timeZone,
    hours,
    deliveryHours: null,
    exceptions: [],
    suspension: null,
    pause: null,
    busy: null,
  };
}

function everyDay(opens: number, closes: number): OpeningInterval[] {
  return Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens, closes }));
}

function answer(given: OpeningFacts, at: string) {
  const { state, until } = openingAt(given, new Date(at));
  return [state, until?.toISOString() ?? null];
}

describe("a store's opening state", () => {
  it('is "not approved" for an unapproved store, whatever else applies', () => {
    const given = { ...facts(everyDay(0, 1440)), approved: false, online: false };
    expect(answer(given, '2026-03-04T12:00:00Z')).toEqual(['NOT_APPROVED', null]);
  });

  it("follows a suspension until its end, before the store's own toggle", () => {
    const until = new Date('2026-03-05T12:00:00Z');
    const given = { ...facts(everyDay(540, 1020)), suspension: { until }, online: false };
    expect(answer(given, '2026-03-04T15:00:00Z')).toEqual([
      'NOT_APPROVED',
      '2026-03-05T12:00:00.000Z',
    ]);
    expect(answer(given, '2026-03-05T12:00:00Z')).toEqual(['CLOSED_BY_STORE', null]);
    const endless = { ...given, suspension: { until: null } };
    expect(answer(endless, '2036-03-04T15:00:00Z')).toEqual(['NOT_APPROVED', null]);
    expect(answer({ ...given, approved: false }, '2026-03-04T15:00:00Z')).toEqual([
      'NOT_APPROVED',
      null,
    ]);
  });

  it("follows the store's toggle before the hours", () => {
    const given = { ...facts(everyDay(540, 1020)), online: false };
    expect(answer(given, '2026-03-04T15:00:00Z')).toEqual(['CLOSED_BY_STORE', null]);
  });

  it('has no end without hours or around the clock', () => {
    expect(answer(facts([]), '2026-03-04T12:00:00Z')).toEqual(['OPEN', null]);
    expect(answer(facts(everyDay(0, 1440)), '2026-03-04T12:00:00Z')).toEqual(['OPEN', null]);
    expect(answer(facts(everyDay(600, 2040)), '2026-03-04T12:00:00Z')).toEqual(['OPEN', null]);
  });

  it('continues past midnight into the next day', () => {
    const late = facts([{ weekday: 5, opens: 1080, closes: 1560 }]);
    expect(answer(late, '2026-03-07T06:30:00Z')).toEqual(['OPEN', '2026-03-07T07:00:00.000Z']);
    expect(answer(late, '2026-03-07T07:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-03-13T22:00:00.000Z',
    ]);
  });

  it('joins adjacent hours', () => {
    const given = facts([
      { weekday: 3, opens: 600, closes: 840 },
      { weekday: 3, opens: 840, closes: 1440 },
      { weekday: 4, opens: 0, closes: 120 },
    ]);
    expect(answer(given, '2026-03-04T16:00:00Z')).toEqual(['OPEN', '2026-03-05T07:00:00.000Z']);
  });

  it('follows local time through clock changes', () => {
    const given = facts(everyDay(540, 1020));
    expect(answer(given, '2026-03-08T12:59:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-03-08T13:00:00.000Z',
    ]);
    expect(answer(given, '2026-11-01T13:59:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-11-01T14:00:00.000Z',
    ]);
  });

  it('skips hours lost to a clock change', () => {
    const given = facts([{ weekday: 0, opens: 135, closes: 165 }]);
    expect(answer(given, '2026-03-08T05:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-03-15T06:15:00.000Z',
    ]);
  });

  it('handles a gap that a clock change closes for one night', () => {
    const given = facts([
      ...everyDay(180, 1440).map((day) => (day.weekday === 0 ? day : { ...day, opens: 0 })),
      { weekday: 0, opens: 0, closes: 120 },
    ]);
    expect(answer(given, '2026-03-08T06:00:00Z')).toEqual(['OPEN', '2026-03-15T06:00:00.000Z']);
  });

  it('is closed or has other hours on an exception day', () => {
    const thanksgiving = { firstDay: '2026-11-26', lastDay: '2026-11-26', way: null };
    const closed = { ...facts([]), exceptions: [{ ...thanksgiving, intervals: [] }] };
    expect(answer(closed, '2026-11-24T12:00:00Z')).toEqual(['OPEN', '2026-11-26T05:00:00.000Z']);
    expect(answer(closed, '2026-11-26T12:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-11-27T05:00:00.000Z',
    ]);
    expect(answer(closed, '2026-11-27T12:00:00Z')).toEqual(['OPEN', null]);
    const morning = { ...thanksgiving, intervals: [{ opens: 540, closes: 720 }] };
    const short = { ...facts(everyDay(600, 1320)), exceptions: [morning] };
    expect(answer(short, '2026-11-26T14:30:00Z')).toEqual(['OPEN', '2026-11-26T17:00:00.000Z']);
    expect(answer(short, '2026-11-26T17:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-11-27T15:00:00.000Z',
    ]);
  });

  it("keeps last night's hours running into an exception day", () => {
    const exceptions = [
      { firstDay: '2026-11-26', lastDay: '2026-11-26', way: null, intervals: [] },
    ];
    const given = { ...facts(everyDay(1080, 1560)), exceptions };
    expect(answer(given, '2026-11-26T06:00:00Z')).toEqual(['OPEN', '2026-11-26T07:00:00.000Z']);
    expect(answer(given, '2026-11-27T01:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-11-27T23:00:00.000Z',
    ]);
  });

  it('finds the end of an exception longer than two weeks', () => {
    const exceptions = [
      { firstDay: '2026-07-01', lastDay: '2026-08-31', way: null, intervals: [] },
    ];
    const given = { ...facts(everyDay(600, 1200)), exceptions };
    expect(answer(given, '2026-07-01T12:00:00Z')).toEqual([
      'OUT_OF_HOURS',
      '2026-09-01T14:00:00.000Z',
    ]);
  });

  it('is paused or busy until the end of that override', () => {
    const until = new Date('2026-03-04T15:30:00Z');
    const paused = { ...facts(everyDay(540, 1020)), pause: { until } };
    expect(answer(paused, '2026-03-04T15:00:00Z')).toEqual(['PAUSED', until.toISOString()]);
    expect(answer(paused, until.toISOString())).toEqual(['OPEN', '2026-03-04T22:00:00.000Z']);
    const busy = { ...facts(everyDay(540, 1020)), busy: { until, minutes: 15 } };
    expect(answer(busy, '2026-03-04T15:00:00Z')).toEqual(['BUSY', until.toISOString()]);
    expect(busyMinutesAt(busy, new Date('2026-03-04T15:29:59Z'))).toBe(15);
    expect(busyMinutesAt(busy, until)).toBe(0);
    const late = { ...busy, busy: { until: new Date('2026-03-04T23:00:00Z'), minutes: 15 } };
    expect(answer(late, '2026-03-04T15:00:00Z')).toEqual(['BUSY', '2026-03-04T22:00:00.000Z']);
  });

  it('reopens after a pause that ends outside opening hours', () => {
    const until = new Date('2026-03-04T22:30:00Z');
    const given = { ...facts(everyDay(540, 1020)), pause: { until } };
    const at = new Date('2026-03-04T15:00:00Z');
    expect(takesOrdersFrom(given, at)).toEqual(new Date('2026-03-05T14:00:00Z'));
    expect(takesOrdersFrom({ ...given, pause: null }, at)).toEqual(at);
    expect(takesOrdersFrom({ ...given, online: false }, at)).toBeNull();
  });

  it('takes orders only when open or busy', () => {
    expect(takesOrders('OPEN') && takesOrders('BUSY')).toBe(true);
    expect(takesOrders('PAUSED') || takesOrders('OUT_OF_HOURS')).toBe(false);
  });
});
