import { describe, expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

const optional = webAddress('https://example.com');
const required = webAddress('https://example.com', 'Website is required');
const wanted = 'Enter a web address such as https://example.com';

/** Returns what a field says of a text; nothing where it takes it. */
function saidOf(schema: typeof optional, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('a web address', () => {
  test.each([
    ['https://cedar.test/menu?day=1', 'https://cedar.test/menu?day=1'],
    ['HTTP://cedar.test', 'HTTP://cedar.test'],
    ['  cedar.test  ', 'https://cedar.test'],
    ['', ''],
  ])('"%s" is read as "%s"', (typed, read) => {
    expect(optional.parse(typed)).toBe(read);
  });

  test.each(['cedar', 'javascript:alert(1)', 'https://', 'cedar test.com', 'https://cedar..test'])(
    '"%s" is invalid',
    (typed) => {
      expect(saidOf(optional, typed)).toBe(wanted);
    },
  );

  test('is limited to 500 characters', () => {
    const longest = `https://cedar.test/${'a'.repeat(481)}`;
    expect(saidOf(optional, longest)).toBeUndefined();
    expect(saidOf(optional, `${longest}a`)).toBe('Use at most 500 characters');
  });

  test('is reported missing only if required', () => {
    expect(saidOf(required, '')).toBe('Website is required');
    expect(saidOf(required, ' ')).toBe('Website is required');
    expect(saidOf(required, undefined)).toBe('Website is required');
    expect(saidOf(optional, undefined)).toBe('Must be text');
    expect(required.parse('cedar.test')).toBe('https://cedar.test');
  });
});
