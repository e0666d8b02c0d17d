import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapText, writePlainTicket } from './plain-ticket.ts';

it('text wraps between words, and no line is too long', () => {
  const columns = fc.integer({ min: 4, max: 48 });
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,60}$/), { minLength: 1 }),
      columns,
      (words, max) => {
        const lines = wrapText(words.join(' '), max);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(max);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      },
    ),
  );
});

it.each([
  ['12 × Charcoal-grilled burger', 16, 2, ['12 × Charcoal-', '  grilled burger']],
  ['Maximiliana Featherstonehaugh-Smith', 20, 0, ['Maximiliana', 'Featherstonehaugh-', 'Smith']],
  ['COURIER COLLECTS: $ 1,252.50', 24, 0, ['COURIER COLLECTS:', '$ 1,252.50']],
  ['Doppelkopfschraube', 10, 2, ['Doppelko', '  pfschrau', '  be']],
])('%j breaks where a reader would, in %j letters', (text, columns, hang, lines) => {
  expect(wrapText(text, columns, hang)).toEqual(lines);
});

it('a row has its right part at the right edge', () => {
  const row = { kind: 'row', left: '2 × Soup', right: '$ 9.00', bold: false } as const;
  expect(writePlainTicket([row, { kind: 'rule' }], 20)).toBe(
    '2 × Soup      $ 9.00\n--------------------\n',
  );
});
