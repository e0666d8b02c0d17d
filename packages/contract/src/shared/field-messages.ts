import type { z } from 'zod/mini';
import { formatCount } from './counts.ts';

const notAccepted = "This value isn't accepted";

const expectations: Readonly<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  int: 'Enter a whole number',
  boolean: 'Enter true or false',
  array: 'Enter a list',
  object: 'Enter an object',
};

const formats: Readonly<Record<string, string>> = {
  date: 'Enter a date such as 2026-11-21',
  datetime: 'Enter a date and time such as 2026-11-21T09:00:00Z',
  time: 'Enter a time such as 09:00',
  email: 'Enter an email address',
  url: 'Enter a web address',
};

/** Returns the message for a text that is too short: `Use at least 10 characters`. */
export function atLeastCharacters(minimum: number): string {
  return `Use at least ${formatCount(minimum)} characters`;
}

/** Returns the message for a text that is too long: `Use at most 60 characters`. */
export function atMostCharacters(maximum: number): string {
  return `Use at most ${formatCount(maximum)} characters`;
}

/** Longer lists of choices don't fit into a sentence. */
const maxListed = 12;

/**
 * Returns the default message of an issue whose schema has none. Zod uses it wherever schemas are parsed, so that
 * people never see zod's own messages.
 */
export function fieldMessage(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This field is required';
      return expectations[issue.expected] ?? notAccepted;
    case 'invalid_value':
      if (issue.values.length > maxListed) return 'Choose one of the accepted values';
      return `Choose one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'invalid_format':
      return formats[issue.format] ?? "This isn't in the right format";
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}`;
    default:
      return notAccepted;
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string')
    return minimum === 1 ? 'This field is required' : atLeastCharacters(minimum);
  if (origin === 'array') {
    return minimum === 1 ? 'Add at least one' : `Add at least ${minimum}`;
  }
  return inclusive ? `Enter ${minimum} or more` : `Enter more than ${minimum}`;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return atMostCharacters(maximum);
  if (origin === 'array') return `Add ${maximum} at most`;
  return inclusive ? `Enter ${maximum} or less` : `Enter less than ${maximum}`;
}
