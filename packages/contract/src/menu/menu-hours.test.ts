import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { menuHours, nextServing, servingTime, type MenuHours } from './menu-hours.ts';

const zone = 'America/New_York';
const lunch = { weekdays: [1, 2, 3, 4, 5], from: '11:00', to: '14:00' };
const night = { weekdays: [5, 6], from: '22:00', to: '02:00' };
const at = (time: string) => new Date(`${time}-05:00`);
const isoOf = (stretch: { readonly start: Date; readonly end: Date } | undefined) =>
  stretch && [stretch.start, stretch.end].map((one) => one.toISOString());
const utc = (...times: string[]) => times.map((time) => at(time).toISOString());

// 2026-03-02 is a Monday. The clocks go forward at 2:00 on Sunday, 2026-03-08.
describe('the next serving', () => {
  it.each<[string, MenuHours, string, string[] | undefined]>([
    ['the one that runs', [lunch], '2026-03-02T12:00', utc('2026-03-02T11:00', '2026-03-02T14:00')],
    [
      'the one that begins now',
      [lunch],
      '2026-03-02T11:00',
      utc('2026-03-02T11:00', '2026-03-02T14:00'),
    ],
    [
      'tomorrow once it is over',
      [lunch],
      '2026-03-02T14:00',
      utc('2026-03-03T11:00', '2026-03-03T14:00'),
    ],
    [
      'over the weekend',
      [lunch],
      '2026-03-06T14:00',
      ['2026-03-09T15:00:00.000Z', '2026-03-09T18:00:00.000Z'],
    ],
    [
      'the night before, after midnight',
      [night],
      '2026-03-07T01:59',
      utc('2026-03-06T22:00', '2026-03-07T02:00'),
    ],
    [
      'tonight, once that is over',
      [night],
      '2026-03-07T02:00',
      ['2026-03-08T03:00:00.000Z', '2026-03-08T07:00:00.000Z'],
    ],
    [
      'the earliest of several',
      [night, lunch],
      '2026-03-06T09:00',
      utc('2026-03-06T11:00', '2026-03-06T14:00'),
    ],
    [
      'a week ahead',
      [{ ...lunch, weekdays: [1] }],
      '2026-03-02T14:00',
      ['2026-03-09T15:00:00.000Z', '2026-03-09T18:00:00.000Z'],
    ],
    [
      'a whole day',
      [{ weekdays: [2], from: '00:00', to: '00:00' }],
      '2026-03-02T12:00',
      utc('2026-03-03T00:00', '2026-03-04T00:00'),
    ],
    ['none without hours', [], '2026-03-02T12:00', undefined],
  ])('is %s', (_what, hours, now, expected) => {
    expect(isoOf(nextServing(hours, zone, at(now)))).toEqual(expected);
  });
});

describe('the serving times within a span', () => {
  const served = (hours: MenuHours, start: string, end: string) =>
    servingTime(hours, zone, { start: at(start), end: at(end) }).map(isoOf);

  it('cover the whole span if there are no hours', () => {
    expect(served([], '2026-03-02T01:00', '2026-03-05T01:00')).toEqual([
      utc('2026-03-02T01:00', '2026-03-05T01:00'),
    ]);
  });

  it('are cut to the span', () => {
    expect(served([lunch], '2026-03-02T12:00', '2026-03-03T12:30')).toEqual([
      utc('2026-03-02T12:00', '2026-03-02T14:00'),
      utc('2026-03-03T11:00', '2026-03-03T12:30'),
    ]);
  });

  it('include the hours that began the night before', () => {
    expect(served([night], '2026-03-07T00:30', '2026-03-07T12:00')).toEqual([
      utc('2026-03-07T00:30', '2026-03-07T02:00'),
    ]);
  });

  it('are merged if they touch or overlap', () => {
    const brunch = { weekdays: [1], from: '09:00', to: '11:00' };
    const late = { weekdays: [1], from: '13:00', to: '15:00' };
    const within = { weekdays: [1], from: '11:30', to: '12:00' };
    expect(served([late, within, lunch, brunch], '2026-03-02T00:00', '2026-03-03T00:00')).toEqual([
      utc('2026-03-02T09:00', '2026-03-02T15:00'),
    ]);
  });

  it('are never empty', () => {
    expect(served([lunch], '2026-03-02T14:00', '2026-03-03T11:00')).toEqual([]);
  });

  it('contain an instant exactly if the next serving has begun by then', () => {
    const minutes = fc.integer({ min: 0, max: 5 * 24 * 60 });
    const first = at('2026-03-01T00:00');
    fc.assert(
      fc.property(minutes, (minute) => {
        const now = new Date(first.getTime() + minute * 60_000);
        const next = nextServing([lunch, night], zone, now);
        const span = { start: now, end: new Date(now.getTime() + 1) };
        expect(servingTime([lunch, night], zone, span).length === 1).toBe(
          next !== undefined && next.start <= now,
        );
      }),
    );
  });
});

describe('serving hours in a request', () => {
  it.each([
    [{ ...lunch, weekdays: [] }, false],
    [{ ...lunch, weekdays: [0, 6] }, true],
    [{ ...lunch, weekdays: [7] }, false],
    [{ ...lunch, weekdays: [-1] }, false],
    [{ ...lunch, weekdays: [0, 1, 2, 3, 4, 5, 6, 0] }, false],
  ])('%o: %s', (stretch, isFine) => {
    expect(z.safeParse(menuHours, [stretch]).success).toBe(isFine);
  });

  it('are limited to 14', () => {
    const of = (count: number) =>
      z.safeParse(
        menuHours,
        Array.from({ length: count }, () => lunch),
      );
    expect([of(14).success, of(15).success]).toEqual([true, false]);
  });
});
