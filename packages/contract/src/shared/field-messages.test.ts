import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { fieldMessage } from './field-messages.ts';

const codes = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`);

it.each<[string, z.core.$ZodType, unknown, string]>([
  ['text that is absent', z.string(), undefined, 'This field is required'],
  ['text that is null', z.string(), null, 'This field is required'],
  ['text of another type', z.string(), 5, 'Enter text'],
  ['a number of another type', z.number(), 'five', 'Enter a number'],
  ['a fraction', z.int(), 1.5, 'Enter a whole number'],
  ['a boolean of another type', z.boolean(), 'yes', 'Enter true or false'],
  ['a list of another type', z.array(z.string()), 'a', 'Enter a list'],
  ['an object of another type', z.object({}), 'a', 'Enter an object'],
  ['a date of another type', z.date(), 'today', "This value isn't accepted"],
  ['text too short', z.string().check(z.minLength(3)), 'ab', 'Use at least 3 characters'],
  ['text that is empty', z.string().check(z.minLength(1)), '', 'This field is required'],
  ['text too long', z.string().check(z.maxLength(3)), 'abcd', 'Use at most 3 characters'],
  [
    'text too long by far',
    z.string().check(z.maxLength(2000)),
    'a'.repeat(2001),
    'Use at most 2,000 characters',
  ],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'Add at least one'],
  ['a list too short', z.array(z.string()).check(z.minLength(2)), ['a'], 'Add at least 2'],
  ['a list too long', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Add 1 at most'],
  ['a number below its least', z.number().check(z.gte(2)), 1, 'Enter 2 or more'],
  ['a number not above its bound', z.number().check(z.gt(2)), 2, 'Enter more than 2'],
  ['a number above its greatest', z.number().check(z.lte(2)), 3, 'Enter 2 or less'],
  ['a number not below its bound', z.number().check(z.lt(2)), 2, 'Enter less than 2'],
  ['a number between steps', z.number().check(z.multipleOf(5)), 7, 'Enter a multiple of 5'],
  ['one of few codes', z.enum(codes(2)), 'x', 'Choose one of: C0, C1'],
  ['one of twelve codes', z.enum(codes(12)), 'x', `Choose one of: ${codes(12).join(', ')}`],
  ['one of thirteen codes', z.enum(codes(13)), 'x', 'Choose one of the accepted values'],
  ['an instant', z.iso.datetime(), 'soon', 'Enter a date and time such as 2026-11-21T09:00:00Z'],
  ['a day', z.iso.date(), 'soon', 'Enter a date such as 2026-11-21'],
  ['a time', z.iso.time(), 'soon', 'Enter a time such as 09:00'],
  ['an address', z.email(), 'ada', 'Enter an email address'],
  ['a web address', z.url(), 'ada', 'Enter a web address'],
  ['a pattern', z.string().check(z.regex(/^a$/)), 'b', "This isn't in the right format"],
])('about %s', (_what, schema, value, message) => {
  const { error } = z.safeParse(schema, value, { error: fieldMessage });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
