import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { writeCalendar, type FeedContent } from './feed-calendar.ts';

const none: FeedContent = { orders: [], exceptions: [], payouts: [] };

const written = {
  store: {
    storeId: 7,
    storeName: 'Fish, Chips; & "Söhne" 🍟',
    dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
  },
  host: 'counter.test',
  madeAt: new Date('2026-01-02T03:04:05Z'),
} as const;

const exception = {
  id: 4,
  name: 'Clock change',
  firstDay: '2026-03-07',
  lastDay: '2026-03-09',
  way: null,
  intervals: [],
};

const order = {
  id: 12,
  orderNumber: 'K7MQ2',
  deliveryMethod: 'DIRECT',
  items: 3,
  placedAt: new Date('2026-03-01T10:00:00Z'),
  scheduledAt: new Date('2026-03-08T06:45:00Z'),
} as const;

const read = (content: Partial<FeedContent>): VEvent[] =>
  Object.values(sync.parseICS(writeCalendar({ ...none, ...content }, written))).flatMap((one) =>
    one?.type === 'VEVENT' ? [one] : [],
  );

describe('a calendar file', () => {
  it("has an order's exact instant, even when the clocks change", () => {
    const [event] = read({ orders: [order] });
    expect(event).toMatchObject({
      uid: 'order-12.store-7@counter.test',
      summary: 'Order K7MQ2: 3 items, direct delivery',
      datetype: 'date-time',
    });
    expect(event?.start.toISOString()).toBe('2026-03-08T06:45:00.000Z');
    expect(event?.end?.toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });

  it('has all-day events through their last day, even when the clocks change', () => {
    const text = writeCalendar({ ...none, exceptions: [exception] }, written);
    expect(text).toContain('DTSTART;VALUE=DATE:20260307\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20260310\r\n');
    expect(read({ exceptions: [exception] })).toMatchObject([
      { summary: 'Clock change: closed', datetype: 'date' },
    ]);
  });

  it.each([
    [null, [{ opens: 600, closes: 840 }], 'open 10:00 AM – 2:00 PM'],
    [
      'PICKUP',
      [
        { opens: 600, closes: 840 },
        { opens: 1080, closes: 1500 },
      ],
      'open 10:00 AM – 2:00 PM, 6:00 PM – 1:00 AM for pickup',
    ],
    ['DELIVERY', [], 'closed for delivery'],
  ] as const)('gives the hours of special days for %s', (way, intervals, words) => {
    const [event] = read({ exceptions: [{ ...exception, way, intervals }] });
    expect(event?.summary).toBe(`Clock change: ${words}`);
  });

  it('escapes names that look like calendar lines', () => {
    const name = 'Day, off; "really"\nEND:VCALENDAR\r\nBEGIN:VEVENT\\ 🎃'.repeat(4);
    const events = read({ exceptions: [{ ...exception, name }] });
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe(`${name.replaceAll('\r\n', '\n')}: closed`);
  });

  it('says when a payout leaves and arrives, and keeps its UID once it is made', () => {
    const days = { periodEnd: '2026-03-01', sentDay: '2026-03-02', dueDay: '2026-03-09' };
    const [expected, made] = [null, 'PAID' as const].map(
      (status) => read({ payouts: [{ ...days, status }] })[0],
    );
    expect(expected).toMatchObject({
      uid: 'payout-2026-03-01.store-7@counter.test',
      summary: 'Payout expected',
    });
    expect(expected?.description).toMatch(/Should arrive by .*9/);
    expect(made).toMatchObject({ uid: expected?.uid, summary: 'Payout: Paid' });
  });

  it('is identical for identical content, and names its store', () => {
    const content = { ...none, orders: [order], exceptions: [exception] };
    const text = writeCalendar(content, written);
    expect(writeCalendar(content, written)).toBe(text);
    expect(sync.parseICS(text)['vcalendar']).toMatchObject({
      'WR-CALNAME': written.store.storeName,
    });
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('can be empty', () => {
    expect(read({})).toEqual([]);
  });
});
