import { z } from 'zod/mini';
import { requiredOr, textOr } from './absent.ts';
import { atLeastCharacters, atMostCharacters } from './field-messages.ts';
import { upTo } from './lengths.ts';
import { maxPasswordLength, passwordUpTo } from './typed-password.ts';

export { typedPassword } from './typed-password.ts';

/**
 * The pattern, or an empty text: that a field is empty is told by one rule alone. (`abort` would do the
 * same, but it keeps the rules between fields from being asked.)
 */
export function orEmpty({ source, flags }: RegExp): RegExp {
  return new RegExp(`^$|${source}`, flags);
}

const atLeast = (minimum: number): RegExp => orEmpty(new RegExp(`^[^]{${minimum},}$`));

/** The messages of a text that is too short or too long, in place of those that say the limit. */
interface LengthMessages {
  readonly tooShort?: string;
  readonly tooLong?: string;
}

/** The length messages of the forms for an account and for a business. */
export const exclaimedLengths: LengthMessages = { tooShort: 'Too Short!', tooLong: 'Too Long!' };

/** Text that must be there, with a least and a greatest length; an empty text is told to be required and nothing else. */
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

/** An email address, in lower case. */
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

/** The text of a file that a person chose; `otherwise` is said about a file that holds no text. */
export function fileText(otherwise: string) {
  return z.string(textOr('Choose a file')).check(
    z.minLength(1, 'The file is empty.'),
    z.refine((text) => !text.includes('\0'), otherwise),
  );
}

/** A phone number as people write it: 7 to 15 digits, with blanks, dashes, dots, brackets and a leading plus. */
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

/** The fewest characters of a new password. */
export const minPasswordLength = 10;

/** Counts characters as people do: one emoji is one. */
const passwordOf = (min: number): RegExp => new RegExp(`^[^]{${min},}$`, 'u');

/** A new password, by its length alone. The server also refuses those that are easy to guess. */
export function newPassword(required: string) {
  return z
    .string(textOr(required))
    .check(
      z.minLength(1, required),
      z.regex(orEmpty(passwordOf(minPasswordLength)), atLeastCharacters(minPasswordLength)),
      z.regex(passwordUpTo(maxPasswordLength), atMostCharacters(maxPasswordLength)),
    );
}

/** A number as a form has it (text) or a program (number). */
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
 * A rule between fields of an object, reported at the field `path`. It also runs while other fields are
 * wrong, so that a form shows everything at once. Fields of the wrong shape are undefined in it; if `path`
 * itself has the wrong shape, only that is reported.
 */
export function fieldRule<Fields extends object>(
  path: keyof Fields & string,
  message: string,
  holds: (fields: Partial<Fields>) => boolean,
) {
  return z.check<Fields>(
    ({ value, issues }) => {
      // Issues of the shape do not let the parse continue; those of a pattern or a length do.
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
