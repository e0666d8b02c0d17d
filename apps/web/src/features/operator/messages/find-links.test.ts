import { expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const linksIn = (text: string) =>
  findLinks(text)
    .filter(({ link }) => link)
    .map((piece) => piece.text);

test('finds links and keeps the text around them', () => {
  const text = 'Hello Nora,\n\nhttp://127.0.0.1:3000/confirm_email/aB_3-x\n\nCounter';
  expect(findLinks(text)).toEqual([
    { at: 0, text: 'Hello Nora,\n\n', link: false },
    { at: 13, text: 'http://127.0.0.1:3000/confirm_email/aB_3-x', link: true },
    { at: 55, text: '\n\nCounter', link: false },
  ]);
});

test('leaves punctuation at the end of a sentence out of the link', () => {
  expect(linksIn('See https://example.com/a?b=c&d=1. Or (http://example.com/x)!')).toEqual([
    'https://example.com/a?b=c&d=1',
    'http://example.com/x',
  ]);
});

test('links nothing else', () => {
  expect(linksIn('javascript:alert(1) example.com ftp://example.com https://')).toEqual([]);
  expect(findLinks('')).toEqual([]);
});
