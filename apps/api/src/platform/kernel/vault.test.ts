import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVault, type VaultKey } from './vault.ts';

const keyOf = (id: string, fill: number): VaultKey => ({ id, key: Buffer.alloc(32, fill) });
const [may, june] = [keyOf('may', 5), keyOf('june', 6)];
const vault = createVault([may]);
const place = 'bank_details.ssn 7';
const secret = '078-05-1120';

describe('a sealed value', () => {
  test('can be opened with any content in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, somewhere) => {
        expect(vault.open(vault.seal(text, somewhere), somewhere)).toBe(text);
      }),
    );
  });

  test('hides its content and is different every time', () => {
    const [one, other] = [vault.seal(secret, place), vault.seal(secret, place)];
    expect(one.includes(secret)).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  test("can't be opened in another place", () => {
    const sealed = vault.seal(secret, place);
    for (const elsewhere of ['bank_details.ssn 8', 'bank_details.ein 7', '']) {
      expect(() => vault.open(sealed, elsewhere)).toThrow('changed or moved');
    }
  });

  test("can't be opened if any bit is changed", () => {
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

  test("can't be opened if a part is missing", () => {
    const sealed = vault.seal(secret, place);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => vault.open(sealed.subarray(0, length), place)).toThrow(
        /changed or moved|is not among/,
      );
    }
  });
});

describe('encryption keys', () => {
  test('the first seals and all of them open, so keys can be rotated', () => {
    const before = vault.seal(secret, place);
    const rotated = createVault([june, may]);
    expect(rotated.open(before, place)).toBe(secret);
    const after = rotated.seal(secret, place);
    expect(createVault([june]).open(after, place)).toBe(secret);
  });

  test('a missing key is named', () => {
    const sealed = createVault([june]).seal(secret, place);
    expect(() => vault.open(sealed, place)).toThrow('"june" is not among ENCRYPTION_KEYS');
  });

  test('another key with the same name opens nothing', () => {
    const sealed = vault.seal(secret, place);
    expect(() => createVault([keyOf('may', 9)]).open(sealed, place)).toThrow('changed or moved');
  });
});

describe('a blind index', () => {
  test('is stable, differs by place, and can be found with every key', () => {
    const index = vault.blindIndex(secret, place);
    expect(vault.blindIndex(secret, place)).toEqual(index);
    expect(index.includes(secret)).toBe(false);
    expect(vault.blindIndex(secret, 'elsewhere')).not.toEqual(index);
    expect(createVault([june]).blindIndex(secret, place)).not.toEqual(index);
    expect(createVault([june, may]).blindIndexes(secret, place)).toContainEqual(index);
  });
});
