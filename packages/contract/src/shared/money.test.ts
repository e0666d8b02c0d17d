import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceMoney,
  findCurrency,
  formatMoney,
  shareOf,
  shortenMoney,
  signedMoney,
} from './money.ts';

describe('currencies', () => {
  it('have a symbol, a name and decimal digits', () => {
    expect(findCurrency()).toEqual({
      code: 'USD',
      symbol: '$',
      name: 'US Dollar',
      decimalDigits: 2,
    });
    expect(findCurrency('JPY')).toMatchObject({ symbol: '¥', decimalDigits: 0 });
    expect(findCurrency('PKR')).toMatchObject({ name: 'Pakistani Rupee' });
  });
});

describe('formatted money', () => {
  it('matches Intl with two decimals for any amount and currency', () => {
    const formats = new Intl.NumberFormat('en', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const currency = fc.constantFrom('USD', 'JPY', 'KWD');
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), currency, (minor, code) => {
        const { symbol, decimalDigits } = findCurrency(code);
        const major = minor / 10 ** decimalDigits;
        // Thousandths are rounded; a half can go either way in binary.
        if (decimalDigits === 3 && Math.abs(minor) % 10 === 5) return;
        if (minor !== 0 && Math.abs(major) < 0.005) return;
        expect(formatMoney(minor, code)).toBe(`${symbol} ${formats.format(major)}`);
      }),
    );
  });

  it('is symbol, space and two decimals, and 0 for a missing amount', () => {
    expect(formatMoney(1250)).toBe('$ 12.50');
    expect(formatMoney(183_040)).toBe('$ 1,830.40');
    expect(formatMoney(null)).toBe('$ 0.00');
    expect(formatMoney(undefined, 'EUR')).toBe('€ 0.00');
    expect(formatMoney(500, 'JPY')).toBe('¥ 500.00');
    expect(formatMoney(-5)).toBe('$ -0.05');
  });

  it('shows every cent exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000_000_000 }), (minor) => {
        const digits = formatMoney(minor).replaceAll(/\D/g, '');
        expect(Number(digits)).toBe(minor);
      }),
    );
  });
});

describe('short money', () => {
  it.each([
    [99_999, '$ 999.99'],
    [100_000, '$ 1.0K'],
    [183_040, '$ 1.8K'],
    [95_000_000, '$ 950.0K'],
    [99_994_900, '$ 999.9K'],
    [99_995_000, '$ 1.0M'],
    [125_000_000_00, '$ 125.0M'],
    [1_000_000_000_00, '$ 1.0B'],
    [2_500_000_000_000_00, '$ 2.5T'],
    [-183_040, '$ -1.8K'],
    [0, '$ 0.00'],
  ])('%i is %s', (minor, text) => {
    expect(shortenMoney(minor)).toBe(text);
  });

  it('never has four digits before the point, nor a shortened amount below one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 99_000_000_000_000_00 }), (minor) => {
        const [, shown = ''] = shortenMoney(minor).split(' ');
        expect(shown).toMatch(/^[1-9]\d{0,2}\.\d[KMBT]$/);
      }),
    );
  });
});

describe('a share of an amount', () => {
  it('is rounded half away from zero', () => {
    expect(shareOf(1000, 825)).toBe(83);
    expect(shareOf(-1000, 825)).toBe(-83);
    expect(shareOf(200, 25)).toBe(1);
    expect(shareOf(199, 25)).toBe(0);
  });

  it('is within half a minor unit of the exact share and keeps its sign', () => {
    const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (minor, rate) => {
        const share = shareOf(minor, rate);
        expect(Math.abs(share * 10_000 - minor * rate)).toBeLessThanOrEqual(5000);
        expect(shareOf(-minor, rate) + share).toBe(0);
      }),
    );
  });
});

it.each([
  [1250, '+ $ 12.50', '$ 12.50'],
  [-300, '− $ 3.00', '− $ 3.00'],
  [0, '$ 0.00', '$ 0.00'],
])('%d is %s as a movement and %s as a balance', (minor, movement, balance) => {
  expect(signedMoney(minor, 'USD')).toBe(movement);
  expect(balanceMoney(minor, 'USD')).toBe(balance);
});
