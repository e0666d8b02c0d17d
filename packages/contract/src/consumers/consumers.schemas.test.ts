import { expect, it } from 'vitest';
import { codeRequest, typedCode } from './consumers.schemas.ts';

const none = 'Phone number or email is required';
const unreadable = 'Enter a phone number with its area code, or an email address';
const digits = 'The code has 6 digits';

it.each([
  ['', none],
  ['   ', none],
  ['a', unreadable],
  ['555-0142', unreadable],
  ['maya@cedar', unreadable],
  ['maya@cedar.test', undefined],
  ['(212) 555-0142', undefined],
  [`${'m'.repeat(243)}@cedar.test`, undefined],
  [`${'m'.repeat(244)}@cedar.test`, 'Use at most 254 characters'],
])('a code for %j: %s', (recipient, message) => {
  const { error } = codeRequest.safeParse({ recipient, storeUrl: 'cedar-kitchen' });
  expect(error?.issues[0]?.message).toBe(message);
});

it.each([
  ['', 'Code is required'],
  ['1', digits],
  ['12345', digits],
  ['1234567', digits],
  ['12345a', digits],
  [' 123456 ', undefined],
])('the code %j: %s', (code, message) => {
  expect(typedCode.safeParse(code).error?.issues[0]?.message).toBe(message);
});
