import { centsHint, moneyHint } from '../shared/amount-fields.ts';
import { atLeastCharacters, atMostCharacters } from '../shared/field-messages.ts';
import type { FormCase } from './form-case.ts';

/** A value and what the person reads at the field; null where it is fine. */
type ValueCase = readonly [value: string, message: string | null];

/** The same values for a field of any form. */
export function casesOf(field: string, values: readonly ValueCase[]): FormCase[] {
  return values.map(([value, message]) => ({ field, value, message }));
}

/** A value as it is typed, as the API is sent it, and what the person reads at the field. */
type TypedCase = readonly [value: string, sent: unknown, message: string | null];

/** The same for a field that is typed as text and sent as something else. */
export function typedCasesOf(field: string, values: readonly TypedCase[]): FormCase[] {
  return values.map(([value, sent, message]) => ({ field, value, sent, message }));
}

/** A text that may be empty. */
export function optionalCases(field: string, maximum: number): FormCase[] {
  return casesOf(field, [
    ['', null],
    ['  Zoë-Ann O’Neil ', null],
    ['n'.repeat(maximum), null],
    ['n'.repeat(maximum + 1), atMostCharacters(maximum)],
  ]);
}

/** An amount that must be there, in minor units. */
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

/** Texts that are no amount of money. */
export function unreadableMoneyCases(
  field: string,
  name: string,
  values: readonly string[],
): FormCase[] {
  const apiMessage = centsHint(name);
  return values.map((value) => ({ field, value, message: moneyHint, apiMessage }));
}

/** A text that must be there; blanks around it do not count. */
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
  /** The messages say `Too Short!` and `Too Long!` in place of the limit. */
  readonly exclaimed?: boolean;
}

/** A text with a least and a greatest length; blanks around it do not count. */
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

/** A new password; the field that repeats it follows along. */
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
