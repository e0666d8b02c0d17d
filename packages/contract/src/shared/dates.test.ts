import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInput, parseDay } from './dates.ts';
import { addDays } from './zone.ts';

const day = fc.integer({ min: 0, max: 65_000 }).map((days) => addDays('1900-01-01', days));

describe('a day', () => {
  it('is read from both accepted forms, padded or not', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        expect(parseDay(iso)).toBe(iso);
        expect(parseDay(`${month}/${date}/${year}`)).toBe(iso);
        expect(parseDay(`${Number(month)}/${Number(date)}/${year}`)).toBe(iso);
      }),
    );
  });

  it.each([
    '',
    '2026-2-3',
    '2026-02-30',
    '13/1/2026',
    '0/5/2026',
    '2/29/2026',
    '1899-12-31',
    '9999-12-31',
    '11-21-2026',
    '2026-11-21T00:00:00Z',
    ' 11/21/2026',
  ])('is not read from "%s"', (text) => {
    expect(parseDay(text)).toBeUndefined();
    expect(dayInput.safeParse(text).success).toBe(false);
  });

  it('is of the years 1900 to 9990, so that a year after it still has four digits', () => {
    const years = ['1899', '1900', '9990', '9991'].map((year) => parseDay(`${year}-06-15`));
    expect(years).toEqual([undefined, '1900-06-15', '9990-06-15', undefined]);
  });

  it('exists on the 29th of February in leap years only', () => {
    expect(parseDay('2/29/2028')).toBe('2028-02-29');
    expect(parseDay('2/29/2100')).toBeUndefined();
  });
});
