import { escapeLiteral } from 'pg';

/** Replaces a statement's parameters with literals. Their types follow from the context, like those of parameters. */
export function inlineValues(text: string, values: readonly unknown[]): string {
  return text.replaceAll(/\$(\d+)/g, (_, number: string) => literalOf(values[Number(number) - 1]));
}

function literalOf(value: unknown): string {
  const text = toText(value);
  return text === null ? 'null' : escapeLiteral(text);
}

/** Returns a value in PostgreSQL's text format; null for null. */
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
