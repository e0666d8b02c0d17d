import { expect, test } from 'vitest';
import { describeRules, megabytes, refusalOf } from './picture-rules.ts';

const rules = { types: ['image/jpeg', 'image/png', 'image/webp'], limitBytes: 8 * 1024 * 1024 };

function picture(size: number, type = 'image/png'): File {
  return new File([new Uint8Array(size)], 'picture', { type });
}

test('describes the rules in advance', () => {
  expect(describeRules(rules, 1)).toBe('JPEG, PNG or WebP, up to 8 MB.');
  expect(describeRules(rules, 3)).toBe('JPEG, PNG or WebP, up to 8 MB. Up to 3 pictures.');
});

test('accepts a picture of exactly the maximum size, but not one byte more', () => {
  expect(refusalOf(picture(rules.limitBytes), rules)).toBeUndefined();
  expect(refusalOf(picture(rules.limitBytes + 1), rules)).toBe(
    'This picture is 8.1 MB. The limit is 8 MB.',
  );
});

test('rejects other file types and empty files', () => {
  expect(refusalOf(picture(9, 'text/plain'), rules)).toBe(
    "This isn't a JPEG, PNG or WebP picture.",
  );
  expect(refusalOf(picture(0), rules)).toBe('This file is empty.');
});

test('shows a small file as 0.1 MB', () => expect(megabytes(700)).toBe('0.1 MB'));
