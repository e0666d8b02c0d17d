import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/zone.ts';
import {
  customerMonths,
  dayNumber,
  lookbackOf,
  lostAfterDays,
  monthsUntil,
  type CustomerMonth,
  type OrderDays,
} from './customer-months.ts';

const today = '2026-11-25';
const months = monthsUntil(today);
const from = dayNumber(lookbackOf(months));
const now = dayNumber(today);

/** A customer's days in the lookback, and whether they had ordered before it. */
const customer: fc.Arbitrary<OrderDays> = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: from, max: now }), { minLength: 1, maxLength: 12 }),
    before: fc.option(fc.integer({ min: 1, max: 500 })),
  })
  .map(({ days: drawn, before }) => {
    const days = drawn.toSorted((a, b) => a - b);
    return { first: before === null ? (days[0] ?? now) : from - before, days };
  });

const customers = fc.array(customer, { maxLength: 20 });
const count = (given: readonly OrderDays[], at = today): CustomerMonth[] =>
  customerMonths(given, { months, today: at });
const of = (...days: string[]): OrderDays => {
  const numbers = days.map(dayNumber);
  return { first: numbers[0] ?? now, days: numbers };
};
const find = (counted: readonly CustomerMonth[], month: string) =>
  counted.find((one) => one.month === month);
const monthOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 7);

describe('customers by month', () => {
  it('cover the last twelve months, the current one last', () => {
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toEqual(['2025-12', '2026-11']);
  });

  it('count as new once, then as returning, and as lost in the month their 60 days end', () => {
    const counted = count([of('2026-01-10', '2026-01-20', '2026-02-03', '2026-09-01')]);
    expect(find(counted, '2026-01')).toMatchObject({ newCustomers: 1, returningCustomers: 0 });
    expect(find(counted, '2026-02')).toMatchObject({ newCustomers: 0, returningCustomers: 1 });
    // 60 days after 3 February are 4 April.
    expect(find(counted, '2026-04')).toMatchObject({ lostCustomers: 1 });
    expect(find(counted, '2026-09')).toMatchObject({ returningCustomers: 1 });
    expect(find(counted, '2026-10')).toMatchObject({ lostCustomers: 1 });
  });

  it("don't count as lost on the last of the 60 days or if they order on it", () => {
    const ordered = addDays(today, -lostAfterDays);
    const losses = (given: OrderDays) =>
      count([given]).reduce((sum, { lostCustomers }) => sum + lostCustomers, 0);
    expect(losses(of(ordered))).toBe(0);
    expect(losses(of(addDays(ordered, -1)))).toBe(1);
    expect(losses(of(addDays(ordered, -30), addDays(ordered, 30)))).toBe(0);
  });

  it('are checked for a second order only once their 30 days are over', () => {
    const counted = count([
      of('2026-10-01', '2026-10-31'),
      of('2026-10-02', '2026-11-02'),
      of('2026-11-01', '2026-11-02'),
    ]);
    expect(find(counted, '2026-10')).toMatchObject({ newWithTime: 2, newAgain: 1 });
    expect(find(counted, '2026-11')).toMatchObject({ newWithTime: 0, newAgain: 0 });
  });

  it('count everyone who ordered in a month once, as new or returning', () => {
    fc.assert(
      fc.property(customers, (given) => {
        for (const { month, newCustomers, returningCustomers } of count(given)) {
          const came = given.filter(({ days }) => days.some((day) => monthOf(day) === month));
          expect(newCustomers + returningCustomers).toBe(came.length);
          const first = given.filter((one) => monthOf(one.first) === month);
          expect(newCustomers).toBe(first.length);
        }
      }),
    );
  });

  it('count a customer as lost at most once between two orders, and only after 60 days', () => {
    fc.assert(
      fc.property(customer, (given) => {
        const gaps = given.days.map((day, index) => (given.days[index + 1] ?? now) - day);
        const long = gaps.filter((gap) => gap > lostAfterDays).length;
        const lost = count([given]).reduce((sum, { lostCustomers }) => sum + lostCustomers, 0);
        expect(lost).toBe(long);
      }),
    );
  });

  it('add up over all customers in any order', () => {
    fc.assert(
      fc.property(customers, customers, (some, others) => {
        const apart = [count(some), count(others)];
        for (const [index, { month, ...all }] of count([...others, ...some]).entries()) {
          for (const [name, value] of Object.entries(all)) {
            const sum = apart.reduce((total, list) => {
              const part = Object.entries(list[index] ?? {}).find(([key]) => key === name)?.[1];
              return total + Number(part ?? 0);
            }, 0);
            expect(`${month} ${name} ${value}`).toBe(`${month} ${name} ${sum}`);
          }
        }
      }),
    );
  });

  it('stay the same for a past month, except for customers who return later', () => {
    fc.assert(
      fc.property(customers, fc.integer({ min: 0, max: 24 }), (given, ahead) => {
        const known = given.map(({ first, days }) => ({
          first,
          days: days.filter((day) => day < dayNumber('2026-11-01')),
        }));
        const [then, later] = [
          count(known, '2026-11-01'),
          count(given, addDays('2026-11-01', ahead)),
        ];
        const past = ({
          month,
          newCustomers,
          returningCustomers,
          lostCustomers,
        }: CustomerMonth) => [month, newCustomers, returningCustomers, lostCustomers];
        expect(then.slice(0, 11).map(past)).toEqual(later.slice(0, 11).map(past));
      }),
    );
  });

  it('never count more repeat customers than new ones', () => {
    fc.assert(
      fc.property(customers, (given) => {
        for (const { newAgain, newWithTime, newCustomers } of count(given)) {
          expect(newAgain).toBeLessThanOrEqual(newWithTime);
          expect(newWithTime).toBeLessThanOrEqual(newCustomers);
        }
      }),
    );
  });
});
