import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addContacts } from './contacts.ts';

/** Numbers of ten digits, as the United States have them. */
function readNumber(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  return /^[\d\s()+.-]+$/.test(text) && digits.length === 10 ? `+1${digits}` : null;
}

const number = fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map(String);
const separator = fc.constantFrom(',', ';', '\n', '\r\n', '\t', ' ', ', ', ' ; ');

describe('typed contacts', () => {
  it.each([
    ['2125550142', ['+12125550142'], []],
    ['(212) 555-0142, 212 555 0143', ['+12125550142', '+12125550143'], []],
    ['2125550142 2125550143', ['+12125550142', '+12125550143'], []],
    [' , ;\n', [], []],
    ['12345, Maya; 2125550142', ['+12125550142'], ['12345', 'Maya']],
  ])('%j', (text, numbers, wrong) => {
    expect(addContacts([], text, readNumber)).toEqual({ numbers, wrong, doubled: 0 });
  });

  it('keeps existing numbers and counts duplicates', () => {
    expect(addContacts(['+12125550142'], '212-555-0142 2125550143', readNumber)).toEqual({
      numbers: ['+12125550142', '+12125550143'],
      wrong: [],
      doubled: 1,
    });
  });

  it('finds every number, whatever the separators', () => {
    const list = fc.array(fc.tuple(number, separator), { maxLength: 60 });
    fc.assert(
      fc.property(list, (given) => {
        const { numbers, wrong, doubled } = addContacts([], given.flat().join(''), readNumber);
        expect(wrong).toEqual([]);
        expect(numbers).toEqual([...new Set(given.map(([digits]) => `+1${digits}`))]);
        expect(numbers.length + doubled).toBe(given.length);
      }),
    );
  });
});
