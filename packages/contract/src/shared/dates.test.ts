import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInput, parseDay } from './dates.ts';
import { addDays } from './zone.ts';

const day = fc.integer({ min: 0, max: 65_000 }).map((days) => addDays('1900-01-01', days));

describe('a day', () => {
  it('is parsed from both accepted formats, with or without padding', () => {
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
  ])('cannot be parsed from "%s"', (text) => {
    expect(parseDay(text)).toBeUndefined();
    expect(dayInput.safeParse(text).success).toBe(false);
  });

  it('is between 1900 and 9990, so a year later still has four digits', () => {
    const years = ['1899', '1900', '9990', '9991'].map((year) => parseDay(`${year}-06-15`));
    expect(years).toEqual([undefined, '1900-06-15', '9990-06-15', undefined]);
  });

  it('accepts February 29 only in leap years', () => {
    expect(parseDay('2/29/2028')).toBe('2028-02-29');
    expect(parseDay('2/29/2100')).toBeUndefined();
  });
});
