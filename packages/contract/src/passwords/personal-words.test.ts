import { expect, test } from 'vitest';
import { isPersonal, personalWords } from './personal-words.ts';

const nora = { email: 'nora@elm.test', names: ['Nora Lin'], stores: ['Fig'] };

test('words from four letters on make a password easier to guess, and shorter ones are ignored', () => {
  const words = personalWords(nora);
  expect(words).toContain('nora');
  expect(words).toContain('noralin');
  expect(words).not.toContain('lin');
  expect(words).not.toContain('fig');
});

test.each([
  ['my-NORA-1', true],
  ['my-nor-a-1', true],
  ['noon rain', false],
  ['line of figs', false],
  ['nora@elm.test', true],
])('"%s" counts as personal: %s', (password, personal) => {
  expect(isPersonal(password, nora)).toBe(personal);
});
