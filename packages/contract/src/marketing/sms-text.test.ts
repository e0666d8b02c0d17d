import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foreignCharacters, measureSms, splitSms } from './sms-text.ts';

const small = fc.constantFrom(...Array.from('abc XYZ019@£é\nΔ¿'));
const double = fc.constantFrom(...Array.from('^{}\\[~]|€'));
const plain = fc.string({
  unit: fc.oneof({ weight: 4, arbitrary: small }, double),
  maxLength: 900,
});
const unicode = fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => `Ж${text}`);

/** The characters of the small alphabet that a text takes, by a plain count. */
const septets = (text: string): number =>
  Array.from(text).reduce((sum, one) => sum + ('^{}\\[~]|€\f'.includes(one) ? 2 : 1), 0);

describe('a text message', () => {
  it.each([
    ['', 'GSM-7', 0, 1, 160],
    ['Free bread today', 'GSM-7', 16, 1, 144],
    ['a'.repeat(160), 'GSM-7', 160, 1, 0],
    ['a'.repeat(161), 'GSM-7', 161, 2, 145],
    ['a'.repeat(306), 'GSM-7', 306, 2, 0],
    ['a'.repeat(307), 'GSM-7', 307, 3, 152],
    ['€'.repeat(80), 'GSM-7', 160, 1, 0],
    [`${'a'.repeat(159)}€`, 'GSM-7', 161, 2, 145],
    ['Жа', 'UCS-2', 2, 1, 68],
    ['Ж'.repeat(70), 'UCS-2', 70, 1, 0],
    ['Ж'.repeat(71), 'UCS-2', 71, 2, 63],
    ['🥖', 'UCS-2', 2, 1, 68],
    ['it’s', 'UCS-2', 4, 1, 66],
  ] as const)(
    '%j is %s, %i long, in %i parts with %i left',
    (text, encoding, length, parts, left) => {
      expect(measureSms(text)).toEqual({ encoding, length, parts, left });
    },
  );

  it('never splits an escaped character or a surrogate pair', () => {
    expect(splitSms(`${'a'.repeat(152)}€${'b'.repeat(20)}`)).toEqual([
      'a'.repeat(152),
      `€${'b'.repeat(20)}`,
    ]);
    expect(splitSms(`${'Ж'.repeat(66)}🥖${'Ж'.repeat(9)}`)).toEqual([
      'Ж'.repeat(66),
      `🥖${'Ж'.repeat(9)}`,
    ]);
  });

  it('equals its joined parts, each within the length limit', () => {
    fc.assert(
      fc.property(plain, (text) => {
        const parts = splitSms(text);
        expect(parts.join('')).toBe(text);
        const most = parts.length === 1 ? 160 : 153;
        expect(parts.every((part) => septets(part) <= most)).toBe(true);
        expect(measureSms(text)).toMatchObject({ encoding: 'GSM-7', length: septets(text) });
      }),
    );
    fc.assert(
      fc.property(unicode, (text) => {
        const parts = splitSms(text);
        expect(parts.join('')).toBe(text);
        const most = parts.length === 1 ? 70 : 67;
        expect(parts.every((part) => part.length <= most)).toBe(true);
        expect(measureSms(text)).toMatchObject({ encoding: 'UCS-2', length: text.length });
      }),
    );
  });

  it('needs another part exactly when none of the current one is left', () => {
    fc.assert(
      fc.property(plain, small, (text, more) => {
        const [before, after] = [measureSms(text), measureSms(text + more)];
        expect(after.parts - before.parts).toBe(before.left === 0 ? 1 : 0);
      }),
    );
  });

  it('lists the characters that make it more expensive', () => {
    expect(foreignCharacters('It’s “free”, it’s 🥖')).toEqual(['’', '“', '”', '🥖']);
    expect(foreignCharacters('Free [bread] for 2 €')).toEqual([]);
  });
});
