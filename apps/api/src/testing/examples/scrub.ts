import { dayMs, minuteMs } from '@counter/contract/shared';

/**
 * Replaces what differs between runs in a recorded response: ids, times, dates, serial numbers and secrets. Equal
 * values stay equal, and times keep their distance.
 */
export function scrub(answer: unknown): unknown {
  const state: State = { numbers: new Map(), names: new Map(), shiftMs: shiftOf(answer) };
  return scrubValue(answer, '', state);
}

type State = {
  /** The replaced ids. */
  readonly numbers: Map<number, number>;
  /** The replaced serial numbers and secrets, by kind and value. */
  readonly names: Map<string, number>;
  readonly shiftMs: number;
};

const firstInstant = Date.parse('2026-03-06T18:30:00Z');
/** Times after this mean "never". */
const never = Date.parse('2090-01-01T00:00:00Z');

const instant = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g;
const day = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\dT-])/g;

/** Returns the offset that moves a response's first time to a fixed one. */
function shiftOf(answer: unknown): number {
  const times = Array.from(JSON.stringify(answer).matchAll(instant), ([text]) => Date.parse(text));
  const first = Math.min(...times.filter((time) => time < never));
  return Number.isFinite(first) ? firstInstant - Math.floor(first / minuteMs) * minuteMs : 0;
}

function scrubValue(value: unknown, field: string, state: State): unknown {
  if (Array.isArray(value)) return value.map((one) => scrubValue(one, field, state));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, scrubValue(one, name, state)]),
    );
  }
  if (typeof value === 'number') return isId(field) ? numberFor(value, state) : value;
  return typeof value === 'string' ? scrubText(value, field, state) : value;
}

function isId(field: string): boolean {
  return /(?:^id|Id|Ids|^ids|actor)$/.test(field);
}

const firstId = 101;

function numberFor(value: number, { numbers }: State): number {
  const known = numbers.get(value) ?? firstId + numbers.size;
  numbers.set(value, known);
  return known;
}

function countOf(what: string, value: string, { names }: State): number {
  const key = `${what} ${value}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const count = 1 + Array.from(names.keys()).filter((one) => one.startsWith(`${what} `)).length;
  names.set(key, count);
  return count;
}

const secretFields = /(?:token|secret|key|signature|password|cursor|plan|version)$/i;
const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const secret = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{20,}(?![\w-])/g;
const serial = /\b(Person|Product|Number|Test Store|Test Marketplace)(?: )\d+/g;
const serialAddress = /\b(person|maya|olga|test-store)-\d+/g;
const transactionNumber = /\b(PO|RF|TX)-[0-9A-Z]{4,}\b/g;
const orderNumber = /\b[A-Z]{2}-\d{4}\b/g;

function scrubText(text: string, field: string, state: State): string {
  const isSecret = secretFields.test(field) && text.length >= 8 && !/\s/.test(text);
  if (isSecret && /\d/.test(text)) return secretFor(text, state);
  return text
    .replaceAll(uuid, (found) => uuidFor(countOf('uuid', found, state)))
    .replaceAll(instant, (found) => moveInstant(found, state.shiftMs))
    .replaceAll(day, (found) => moveDay(found, state.shiftMs))
    .replaceAll(serial, (found, name: string) => `${name} ${countOf(name, found, state)}`)
    .replaceAll(serialAddress, (found, name: string) => `${name}-${countOf(name, found, state)}`)
    .replaceAll(orderNumber, (found) => `KM-${1000 + countOf('order', found, state)}`)
    .replaceAll(
      transactionNumber,
      (found, name: string) => `${name}-${1000 + countOf(name, found, state)}`,
    )
    .replaceAll(secret, (found) =>
      found.startsWith('00000000') ? found : secretFor(found, state),
    );
}

/** Returns a fake secret of the same length, from a repeated word and number. */
function secretFor(text: string, state: State): string {
  const word = `example${countOf('secret', text, state)}`;
  return word.repeat(Math.ceil(text.length / word.length)).slice(0, text.length);
}

function uuidFor(count: number): string {
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

function moveInstant(text: string, shiftMs: number): string {
  const time = Date.parse(text);
  if (!(time < never)) return text;
  return new Date(Math.floor(time / minuteMs) * minuteMs + shiftMs).toISOString();
}

function moveDay(text: string, shiftMs: number): string {
  const time = Date.parse(text);
  if (!(time < never)) return text;
  const moved = time + Math.round(shiftMs / dayMs) * dayMs;
  return new Date(moved).toISOString().slice(0, 10);
}
