import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeOrderNumber, orderNumberOf, readOrderNumberSearch } from './order-number.ts';

const letters = 'FHKLMQRTWX';
const sequences = fc.integer({ min: 1, max: 5_000_000_000 });

/** The way back, computed on its own: the stride's inverse undoes the scrambling. */
function sequenceOf(orderNumber: string): number {
  const digits = BigInt(orderNumber.length - 3);
  const size = 100n * 10n ** digits;
  const stride = ((size * 618_034n) / 10_000_000n) * 10n + 3n;
  const pair = letters.indexOf(orderNumber.charAt(0)) * 10 + letters.indexOf(orderNumber.charAt(1));
  const scrambled = BigInt(pair) * 10n ** digits + BigInt(orderNumber.slice(3));
  const shorter = (10n ** digits - 10n ** 4n) / 9n;
  return Number(((scrambled * inverse(stride, size)) % size) + shorter * 100n + 1n);
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [previous, rest, factor, next] = [modulus, value, 0n, 1n];
  while (rest > 0n) {
    const times = previous / rest;
    [previous, rest] = [rest, previous - times * rest];
    [factor, next] = [next, factor - times * next];
  }
  return ((factor % modulus) + modulus) % modulus;
}

describe('order numbers', () => {
  it('map back to their order, so no two orders share one', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        expect(sequenceOf(orderNumberOf(sequence))).toBe(sequence);
      }),
    );
  });

  it('are unique for a million orders, then grow by a digit', () => {
    const numbers = new Set<string>();
    for (let sequence = 1; sequence <= 1_000_000; sequence += 1)
      numbers.add(orderNumberOf(sequence));
    expect(numbers.size).toBe(1_000_000);
    expect(orderNumberOf(1_000_000)).toMatch(/^[FHKLMQRTWX]{2}-\d{4}$/);
    expect(orderNumberOf(1_000_001)).toMatch(/^[FHKLMQRTWX]{2}-\d{5}$/);
  });

  it('differ in their letters from the previous order', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const [first, second] = [orderNumberOf(sequence), orderNumberOf(sequence + 1)];
        expect(first.slice(0, 2)).not.toBe(second.slice(0, 2));
      }),
    );
  });

  it('are found as people type them', () => {
    expect(normalizeOrderNumber('km4821')).toBe('KM-4821');
    expect(normalizeOrderNumber('KM 4821')).toBe('KM-4821');
    expect(readOrderNumberSearch('km48')).toEqual({ prefix: 'KM-48' });
    const meant = readOrderNumberSearch('4821');
    const numbers = meant && 'anyOf' in meant ? meant.anyOf : [];
    expect(numbers).toHaveLength(100);
    expect(numbers).toEqual(expect.arrayContaining(['KM-4821', 'FF-4821', 'XX-4821']));
    expect(readOrderNumberSearch('48')).toBeUndefined();
    expect(readOrderNumberSearch('kim')).toBeUndefined();
  });
});
