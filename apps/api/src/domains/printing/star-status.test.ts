import { expect, it } from 'vitest';
import { canPrint, conditionOf, isJobFault, readStatus, wordsOf } from './star-status.ts';

it.each([
  ['200%20OK', 200, 'READY', true],
  ['200 OK', 200, 'READY', true],
  ['OK', 0, 'BROKEN', false],
  ['211%20OK%20Paper%20Low', 211, 'PAPER_LOW', true],
  ['410%20Out%20of%20paper', 410, 'OUT_OF_PAPER', false],
  ['411', 411, 'PAPER_JAM', false],
  ['420%20Cover%20open', 420, 'COVER_OPEN', false],
  ['221%20Output%20paper%20is%20present', 221, 'READY', true],
  ['430%20Something%20new', 430, 'BROKEN', false],
  ['%zz', 0, 'BROKEN', false],
] as const)('%s is read as %i, %s', (status, code, condition, prints) => {
  expect(readStatus(status)).toBe(code);
  expect(conditionOf(code)).toBe(condition);
  expect(canPrint(code)).toBe(prints);
});

it('only 5xx is an error of the content', () => {
  expect([200, 410, 499, 500, 511, 520, 600].filter(isJobFault)).toEqual([500, 511, 520]);
});

it('the words quote the printer', () => {
  expect(wordsOf('410%20Out%20of%20paper')).toBe('410 Out of paper');
});
