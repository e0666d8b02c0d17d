/** Every record of the file has this many characters. */
const recordLength = 94;

/**
 * One record of its fields.
 * @throws RangeError where they do not fill it exactly
 */
export function lineOf(fields: readonly string[]): string {
  const line = fields.join('');
  if (line.length !== recordLength) {
    throw new RangeError(`A record has ${line.length} characters instead of ${recordLength}.`);
  }
  return line;
}

/**
 * A number, right-justified and filled with zeros.
 * @throws RangeError where it does not fit
 */
export function digits(value: number, length: number): string {
  const text = String(value).padStart(length, '0');
  if (text.length > length) throw new RangeError(`${value} has more than ${length} digits.`);
  return text;
}

/** Text, left-justified and filled with blanks; what does not fit is cut off. */
export function words(text: string, length: number): string {
  return toAscii(text).slice(0, length).padEnd(length);
}

/** Text in the letters that banks take: accents go, and what has no such letter becomes a blank. */
export function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\u0020-\u007E]/gu, ' ');
}
