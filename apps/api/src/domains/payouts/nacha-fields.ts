/** The length of every record of the file. */
const recordLength = 94;

/**
 * Joins fields to one record.
 * @throws RangeError if they don't have exactly the length of a record
 */
export function lineOf(fields: readonly string[]): string {
  const line = fields.join('');
  if (line.length !== recordLength) {
    throw new RangeError(`A record has ${line.length} characters instead of ${recordLength}.`);
  }
  return line;
}

/**
 * Formats a number right-aligned and padded with zeros.
 * @throws RangeError if it doesn't fit
 */
export function digits(value: number, length: number): string {
  const text = String(value).padStart(length, '0');
  if (text.length > length) throw new RangeError(`${value} has more than ${length} digits.`);
  return text;
}

/** Formats text left-aligned, padded with spaces or truncated. */
export function words(text: string, length: number): string {
  return toAscii(text).slice(0, length).padEnd(length);
}

/** Converts text to ASCII for banks: strips accents and replaces other characters by spaces. */
export function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\u0020-\u007E]/gu, ' ');
}
