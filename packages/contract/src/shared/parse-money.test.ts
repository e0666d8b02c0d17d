import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyInput, parseMoney, portionOf } from './money.ts';

describe('a typed amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.', 1200],
    ['.5', 50],
    ['1,200', 120_000],
    ['1,200,000.01', 120_000_001],
    [' $ 12.50 ', 1250],
    ['0', 0],
    ['999999999999', 99_999_999_999_900],
  ])('%s can be parsed', (text, minor) => {
    expect(parseMoney(text)).toBe(minor);
  });

  it.each(['', '.', '$', '12.505', '1,20', '12,00', '-1', '1e3', 'twelve', '1234567890123'])(
    '"%s" is invalid',
    (text) => expect(parseMoney(text)).toBeUndefined(),
  );

  it('uses the decimals of its currency', () => {
    expect(parseMoney('12', 'JPY')).toBe(12);
    expect(parseMoney('12.5', 'JPY')).toBeUndefined();
    expect(moneyInput(12, 'JPY')).toBe('12');
    expect(moneyInput(1250)).toBe('12.50');
  });

  it('reads back as a field shows it', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), (minor) => {
        expect(parseMoney(moneyInput(minor))).toBe(minor);
      }),
    );
  });
});

describe('a portion', () => {
  it.each([
    [100, 1, 3, 33],
    [100, 2, 3, 66],
    [-100, 2, 3, -66],
    [100, 0, 3, 0],
    [100, 3, 3, 100],
    [100, 3, 0, 0],
  ])('of %i: %i of %i is %i', (minor, part, all, expected) => {
    expect(portionOf(minor, part, all)).toBe(expected);
  });
});
