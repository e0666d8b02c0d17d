import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVault, type VaultKey } from './vault.ts';

const keyOf = (id: string, fill: number): VaultKey => ({ id, key: Buffer.alloc(32, fill) });
const [may, june] = [keyOf('may', 5), keyOf('june', 6)];
const vault = createVault([may]);
const place = 'bank_details.ssn 7';
const secret = '078-05-1120';

describe('a sealed value', () => {
  test('is opened again, whatever it says and wherever it is kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, somewhere) => {
        expect(vault.open(vault.seal(text, somewhere), somewhere)).toBe(text);
      }),
    );
  });

  test('does not show what it says, and is never the same twice', () => {
    const [one, other] = [vault.seal(secret, place), vault.seal(secret, place)];
    expect(one.includes(secret)).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  test('cannot be opened in another place', () => {
    const sealed = vault.seal(secret, place);
    for (const elsewhere of ['bank_details.ssn 8', 'bank_details.ein 7', '']) {
      expect(() => vault.open(sealed, elsewhere)).toThrow('changed or moved');
    }
  });

  test('cannot be opened with any bit of it changed', () => {
    const sealed = vault.seal(secret, place);
    const everyBit = fc.integer({ min: 0, max: sealed.length * 8 - 1 });
    fc.assert(
      fc.property(everyBit, (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => vault.open(changed, place)).toThrow(/changed or moved|is not among/);
      }),
    );
  });

  test('cannot be opened when part of it is gone', () => {
    const sealed = vault.seal(secret, place);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => vault.open(sealed.subarray(0, length), place)).toThrow(
        /changed or moved|is not among/,
      );
    }
  });
});

describe('keys', () => {
  test('the first seals and all of them open, so that a new one can take over', () => {
    const before = vault.seal(secret, place);
    const rotated = createVault([june, may]);
    expect(rotated.open(before, place)).toBe(secret);
    const after = rotated.seal(secret, place);
    expect(createVault([june]).open(after, place)).toBe(secret);
  });

  test('one that is not there is named', () => {
    const sealed = createVault([june]).seal(secret, place);
    expect(() => vault.open(sealed, place)).toThrow('"june" is not among ENCRYPTION_KEYS');
  });

  test('another key under the same name opens nothing', () => {
    const sealed = vault.seal(secret, place);
    expect(() => createVault([keyOf('may', 9)]).open(sealed, place)).toThrow('changed or moved');
  });
});

describe('a blind index', () => {
  test('is the same each time, another one elsewhere, and found under every key', () => {
    const index = vault.blindIndex(secret, place);
    expect(vault.blindIndex(secret, place)).toEqual(index);
    expect(index.includes(secret)).toBe(false);
    expect(vault.blindIndex(secret, 'elsewhere')).not.toEqual(index);
    expect(createVault([june]).blindIndex(secret, place)).not.toEqual(index);
    expect(createVault([june, may]).blindIndexes(secret, place)).toContainEqual(index);
  });
});
