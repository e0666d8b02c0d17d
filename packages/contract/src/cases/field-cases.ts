import { centsHint, moneyHint } from '../shared/amount-fields.ts';
import { atLeastCharacters, atMostCharacters } from '../shared/field-messages.ts';
import type { FormCase } from './form-case.ts';

/** A value and the field's message; null if the value is accepted. */
type ValueCase = readonly [value: string, message: string | null];

/** Builds cases for a field. */
export function casesOf(field: string, values: readonly ValueCase[]): FormCase[] {
  return values.map(([value, message]) => ({ field, value, message }));
}

/** A typed value, the value sent to the API, and the field's message. */
type TypedCase = readonly [value: string, sent: unknown, message: string | null];

/** Builds cases for a field that is typed as text and sent as another type. */
export function typedCasesOf(field: string, values: readonly TypedCase[]): FormCase[] {
  return values.map(([value, sent, message]) => ({ field, value, sent, message }));
}

/** Cases for optional text. */
export function optionalCases(field: string, maximum: number): FormCase[] {
  return casesOf(field, [
    ['', null],
    ['  Zoë-Ann O’Neil ', null],
    ['n'.repeat(maximum), null],
    ['n'.repeat(maximum + 1), atMostCharacters(maximum)],
  ]);
}

/** Cases for a required amount, in minor units. */
export function moneyCases(
  field: string,
  name: string,
  required = `${name} is required`,
): FormCase[] {
  return [
    ...typedCasesOf(field, [
      ['', null, required],
      ['0', 0, null],
      ['12', 1200, null],
      ['12.5', 1250, null],
      ['12.50', 1250, null],
      [' $ 12.50 ', 1250, null],
    ]),
    ...unreadableMoneyCases(field, name, ['twelve', '12.505', '1,20', '-1']),
  ];
}

/** Texts that can't be read as an amount. */
export function unreadableMoneyCases(
  field: string,
  name: string,
  values: readonly string[],
): FormCase[] {
  const apiMessage = centsHint(name);
  return values.map((value) => ({ field, value, message: moneyHint, apiMessage }));
}

/** Cases for required text. Surrounding whitespace doesn't count. */
export function requiredCases(field: string, required: string, maximum: number): FormCase[] {
  return casesOf(field, [
    ['', required],
    ['   ', required],
    ['A', null],
    ['  Zoë-Ann O’Neil ', null],
    ['n'.repeat(maximum), null],
    ['n'.repeat(maximum + 1), atMostCharacters(maximum)],
  ]);
}

interface LengthBounds {
  readonly minimum: number;
  readonly maximum: number;
  /** True if the messages are `Too Short!` and `Too Long!` instead of the limit. */
  readonly exclaimed?: boolean;
}

/** Cases for text with a minimum and maximum length. Surrounding whitespace doesn't count. */
export function lengthCases(
  field: string,
  required: string,
  { minimum, maximum, exclaimed = false }: LengthBounds,
): FormCase[] {
  const tooShort = exclaimed ? 'Too Short!' : atLeastCharacters(minimum);
  const tooLong = exclaimed ? 'Too Long!' : atMostCharacters(maximum);
  return casesOf(field, [
    ['', required],
    ['   ', required],
    ['n'.repeat(minimum - 1), tooShort],
    [` ${'n'.repeat(minimum - 1)} `, tooShort],
    ['n'.repeat(minimum), null],
    ['n'.repeat(maximum), null],
    ['n'.repeat(maximum + 1), tooLong],
  ]);
}

export function emailCases(field: string, required: string): FormCase[] {
  const invalid = 'Email must be a valid email address';
  return casesOf(field, [
    ['', required],
    ['   ', required],
    ['maya', invalid],
    ['maya@', invalid],
    ['@bakery.test', invalid],
    ['maya@bakery', invalid],
    ['maya@bakery..test', invalid],
    ['maya lind@bakery.test', invalid],
    ['maya@@bakery.test', invalid],
    [`${'m'.repeat(243)}@bakery.test`, 'Use at most 254 characters'],
    [`${'m'.repeat(242)}@bakery.test`, null],
    ['maya@bakery.test', null],
    ['  maya@blanks.test ', null],
    ['Maya.Lind+Orders@Sub.Bakery.TEST', null],
  ]);
}

export function phoneCases(field: string, required: string): FormCase[] {
  const invalid = 'Phone number must be a valid phone number';
  return casesOf(field, [
    ['', required],
    ['   ', required],
    ['123456', invalid],
    ['1234567890123456', invalid],
    ['call me', invalid],
    ['212 555 0142 ext 5', invalid],
    ['++1 212 555 0142', invalid],
    ['1 - 2 - 3 - 4 - 5 - 6 - 7 - 8 - 9', 'Use at most 30 characters'],
    ['1234567', null],
    ['123456789012345', null],
    ['+1 (212) 555-0142', null],
    ['212.555.0142', null],
  ]);
}

/** 50 characters. */
const longest = 'Seven 🦉 rode a bicycle to the harbour at a quarter';

/** Cases for a new password. The confirmation field always matches. */
export function newPasswordCases(
  field: string,
  required: string,
  confirmation?: string,
): FormCase[] {
  const values = casesOf(field, [
    ['', required],
    ['nine-char', 'Use at least 10 characters'],
    ['🦉🦉🦉🦉🦉', 'Use at least 10 characters'],
    [longest.repeat(4) + 'p', 'Use at most 200 characters'],
    ['ten-chars-', null],
    ['four words of mine', null],
    ['pässwört-9', null],
    [longest.repeat(4), null],
  ]);
  if (confirmation === undefined) return values;
  return values.map((one) => ({ ...one, given: { [confirmation]: one.value } }));
}
