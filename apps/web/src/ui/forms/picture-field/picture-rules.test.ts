import { expect, test } from 'vitest';
import { describeRules, megabytes, refusalOf } from './picture-rules.ts';

const rules = { types: ['image/jpeg', 'image/png', 'image/webp'], limitBytes: 8 * 1024 * 1024 };

function picture(size: number, type = 'image/png'): File {
  return new File([new Uint8Array(size)], 'picture', { type });
}

test('the rules are told beforehand', () => {
  expect(describeRules(rules, 1)).toBe('JPEG, PNG or WebP, 8 MB at most.');
  expect(describeRules(rules, 3)).toBe('JPEG, PNG or WebP, 8 MB at most. Up to 3 pictures.');
});

test('a picture of exactly the limit is taken, one byte more is not', () => {
  expect(refusalOf(picture(rules.limitBytes), rules)).toBeUndefined();
  expect(refusalOf(picture(rules.limitBytes + 1), rules)).toBe(
    'This picture has 8.1 MB. It may have 8 MB at most.',
  );
});

test('what is no picture is not taken', () => {
  expect(refusalOf(picture(9, 'text/plain'), rules)).toBe('This is no JPEG, PNG or WebP picture.');
  expect(refusalOf(picture(0), rules)).toBe('This file is empty.');
});

test('even a small file has a size', () => expect(megabytes(700)).toBe('0.1 MB'));
