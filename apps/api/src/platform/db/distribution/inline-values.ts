import { escapeLiteral } from 'pg';

/**
 * Puts the values of a statement in the places of its parameters, as literals whose types follow from where they
 * stand, as those of parameters do.
 */
export function inlineValues(text: string, values: readonly unknown[]): string {
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => literalOf(values[Number(number) - 1]));
}

function literalOf(value: unknown): string {
  const text = toText(value);
  return text === null ? 'null' : escapeLiteral(text);
}

/** The text form of a value in PostgreSQL; null for none. */
function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return String.raw`\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

function elementOf(value: unknown): string {
  if (Array.isArray(value)) return toText(value) ?? '';
  const text = toText(value);
  return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
