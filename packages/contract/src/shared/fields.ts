import { z } from 'zod/mini';
import { requiredOr, textOr } from './absent.ts';
import { atLeastCharacters, atMostCharacters } from './field-messages.ts';
import { upTo } from './lengths.ts';
import { maxPasswordLength, passwordUpTo } from './typed-password.ts';

export { typedPassword } from './typed-password.ts';

/**
 * Returns a pattern that also matches an empty text, so that only the required rule reports an empty field. (`abort`
 * would do the same, but it would skip the rules across fields.)
 */
export function orEmpty({ source, flags }: RegExp): RegExp {
  return new RegExp(`^$|${source}`, flags);
}

const atLeast = (minimum: number): RegExp => orEmpty(new RegExp(`^[^]{${minimum},}$`));

/** Messages for a text that is too short or too long, instead of those with the limit. */
interface LengthMessages {
  readonly tooShort?: string;
  readonly tooLong?: string;
}

/** The length messages of the account and business forms. */
export const exclaimedLengths: LengthMessages = { tooShort: 'Too Short!', tooLong: 'Too Long!' };

/** Required text with a minimum and maximum length. Empty text only gets the required message. */
export function textBetween(
  required: string,
  minimum: number,
  maximum: number,
  { tooShort = atLeastCharacters(minimum), tooLong }: LengthMessages = {},
) {
  return z
    .string(textOr(required))
    .check(
      z.trim(),
      z.minLength(1, required),
      z.regex(atLeast(minimum), tooShort),
      upTo(maximum, tooLong),
    );
}

/** An email address, converted to lower case. */
export function emailAddress(required: string) {
  return z
    .string(textOr(required))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, required),
      upTo(254),
      z.regex(orEmpty(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/), 'Email must be a valid email address'),
    );
}

/** An email address, or an empty text. */
export const optionalEmail = z.pipe(
  z.string().check(z.trim()),
  z.union([z.literal(''), emailAddress('Email is required')], {
    error: 'Email must be a valid email address',
  }),
);

/** A phone number, or an empty text. */
export const optionalPhone = z.pipe(
  z.string().check(z.trim()),
  z.union([z.literal(''), phoneNumber('Phone number is required')], {
    error: 'Phone number must be a valid phone number',
  }),
);

/** Text that may be empty. */
export function optionalText(maximum: number) {
  return z._default(z.string().check(z.trim(), upTo(maximum)), '');
}

/** The text of a chosen file. `otherwise` is the message for a file without text. */
export function fileText(otherwise: string) {
  return z.string(textOr('Choose a file')).check(
    z.minLength(1, 'The file is empty.'),
    z.refine((text) => !text.includes('\0'), otherwise),
  );
}

/** A phone number in any notation: 7 to 15 digits, with spaces, dashes, dots, parentheses and a leading plus. */
export function phoneNumber(required: string) {
  return z
    .string(textOr(required))
    .check(
      z.trim(),
      z.minLength(1, required),
      z.regex(
        orEmpty(/^\+?(?:[ ().-]*\d){7,15}[ ().-]*$/),
        'Phone number must be a valid phone number',
      ),
      upTo(30),
    );
}

/** The minimum length of a new password. */
export const minPasswordLength = 10;

/** Counts characters as people do: an emoji is one. */
const passwordOf = (min: number): RegExp => new RegExp(`^[^]{${min},}$`, 'u');

/** A new password, checked for length only. The server also refuses passwords that are easy to guess. */
export function newPassword(required: string) {
  return z
    .string(textOr(required))
    .check(
      z.minLength(1, required),
      z.regex(orEmpty(passwordOf(minPasswordLength)), atLeastCharacters(minPasswordLength)),
      z.regex(passwordUpTo(maxPasswordLength), atMostCharacters(maxPasswordLength)),
    );
}

/** A number, as text from a form or as a number from a program. */
export function numberBetween(
  required: string,
  {
    minimum,
    maximum,
    decimals,
    message,
  }: {
    readonly minimum: number;
    readonly maximum: number;
    readonly decimals: number;
    readonly message: string;
  },
) {
  const written = new RegExp(`^\\d{1,6}${decimals === 0 ? '' : `(?:\\.\\d{1,${decimals}})?`}$`);
  const text = z.pipe(
    z.union([z.string(), z.number()], { error: requiredOr(required, message) }),
    z.transform((value) => String(value).trim()),
  );
  return z.pipe(
    z.pipe(text, z.string().check(z.minLength(1, required), z.regex(orEmpty(written), message))),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.minimum(minimum, message), z.maximum(maximum, message)),
    ),
  );
}

/**
 * A rule across fields of an object, reported at the field `path`. It also runs if other fields are invalid, so that a
 * form shows all errors at once. It sees fields of the wrong type as undefined; if `path` itself has the wrong type,
 * only that is reported.
 */
export function fieldRule<Fields extends object>(
  path: keyof Fields & string,
  message: string,
  holds: (fields: Partial<Fields>) => boolean,
) {
  return z.check<Fields>(
    ({ value, issues }) => {
      // Issues of the wrong type, which stop the parse; patterns and lengths don't.
      const misshapen = new Set(
        issues.filter((issue) => !issue.continue).map((issue) => issue.path?.[0]),
      );
      if (misshapen.has(path) || holds(without(misshapen, value))) return;
      issues.push({ code: 'custom', path: [path], message, input: value, continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

function without<Fields extends object>(
  names: ReadonlySet<PropertyKey | undefined>,
  fields: Fields,
): Partial<Fields> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of the object, some left out
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.has(name)),
  ) as Partial<Fields>;
}

/** A time zone by its IANA name. */
export const timeZone = z
  .string()
  .check(z.refine(isTimeZone, 'Enter a time zone such as America/New_York'));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time of day: 09:00. */
export const timeOfDay = z
  .string()
  .check(
    z.minLength(1, 'Enter a time'),
    z.regex(orEmpty(/^(?:[01]\d|2[0-3]):[0-5]\d$/), 'Enter a time such as 09:00'),
  );
