import { allEndpoints } from '@counter/contract';
import type { Endpoint } from '@counter/contract/endpoint';
import { problemSchema, type Problem, type ProblemCode } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { ApiExamples, CallExamples } from '../../platform/http/describe-answers.ts';
import type { RecordedAnswer } from './record-answers.ts';
import { scrub } from './scrub.ts';
import { shorten } from './shorten.ts';

/** The maximum length of an example, in characters. */
const maxLength = 4000;
/** The number of lines shown of a file. */
const shownLines = 3;

/**
 * Chooses an example of each response of each endpoint. Keeps stored examples that the contract still accepts, so that
 * the file only changes where something is new.
 */
export function chooseExamples(
  answers: Iterable<RecordedAnswer>,
  stored: ApiExamples,
): ApiExamples {
  const candidates = collect(answers);
  const successes = new Map<string, unknown>();
  const problems = new Map<string, Map<ProblemCode, Problem>>();
  for (const { name, endpoint } of allEndpoints) {
    const had = unfold(stored, name);
    const found = candidates.get(name);
    const success = isExample(endpoint, had.success)
      ? had.success
      : choose(endpoint, found?.successes);
    if (success !== undefined) successes.set(name, success);
    const chosen = new Map(found?.problems);
    for (const one of had.problems) {
      if (z.safeParse(problemSchema, one).success) chosen.set(one.code, one);
    }
    problems.set(name, chosen);
  }
  return fold(successes, problems);
}

/** Returns true if a value is a successful response of an endpoint. */
export function isExample({ kind, answer }: Endpoint, value: unknown): boolean {
  if (kind === 'csv') return typeof value === 'string' && value !== '';
  return value !== undefined && z.safeParse(answer, value).success;
}

type Found = { readonly successes: Set<string>; readonly problems: Map<ProblemCode, Problem> };

function collect(answers: Iterable<RecordedAnswer>): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { name, status, body } of answers) {
    const own: Found = found.get(name) ?? { successes: new Set(), problems: new Map() };
    found.set(name, own);
    if (status === 200) own.successes.add(body);
    if (status < 400 || status >= 500) continue;
    const read = problemSchema.safeParse(scrub(JSON.parse(body)));
    if (!read.success) continue;
    const other = own.problems.get(read.data.code);
    if (!other || isBefore(read.data, other)) own.problems.set(read.data.code, read.data);
  }
  return found;
}

/** Prefers the shorter value, and between equally long ones the alphabetically first. */
function isBefore(one: unknown, other: unknown): boolean {
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)];
  if (text.length === otherText.length) return text < otherText;
  return text.length < otherText.length;
}

/** Matches text that tests a length limit. */
const stuffed = /(.)\1{15}/;

/** Chooses the success with the most filled fields, and among those the shortest. */
function choose(endpoint: Endpoint, bodies: Iterable<string> = []): unknown {
  let best: { readonly example: unknown; readonly filled: number } | undefined;
  for (const body of bodies) {
    const example = toExample(endpoint, body);
    if (example === undefined) continue;
    const text = JSON.stringify(example);
    if (text.length > maxLength || stuffed.test(text)) continue;
    const filled = countFilled(example);
    const isBetter =
      !best || filled > best.filled || (filled === best.filled && isBefore(example, best.example));
    if (isBetter) best = { example, filled };
  }
  return best?.example;
}

/** Counts the non-empty fields at any depth. */
function countFilled(value: unknown): number {
  if (typeof value !== 'object') return value === undefined || value === '' ? 0 : 1;
  if (value === null) return 0;
  return Object.values(value).reduce((sum: number, one: unknown) => sum + countFilled(one), 0);
}

function toExample(endpoint: Endpoint, body: string): unknown {
  if (endpoint.kind === 'csv') {
    const lines = body.split(/\r?\n/).slice(0, shownLines).join('\n');
    return scrub(`${lines.replace(/^\uFEFF/, '').trimEnd()}\n`);
  }
  const accepts = (value: unknown): boolean => z.safeParse(endpoint.answer, value).success;
  const scrubbed = scrub(JSON.parse(body));
  return accepts(scrubbed) ? shorten(scrubbed, accepts) : undefined;
}

type Unfolded = { readonly success?: unknown; readonly problems: readonly Problem[] };

function unfold({ calls, shared }: ApiExamples, name: string): Unfolded {
  const { success, problems = [] } = calls[name] ?? {};
  const whole = problems.flatMap((one) => (typeof one === 'string' ? (shared[one] ?? []) : one));
  return { success, problems: whole };
}

/** Stores the most common problem of each code once, for all endpoints with the identical response. */
function fold(
  successes: ReadonlyMap<string, unknown>,
  problems: ReadonlyMap<string, ReadonlyMap<ProblemCode, Problem>>,
): ApiExamples {
  const shared = commonest(Array.from(problems.values(), (own) => [...own.values()]).flat());
  const calls: Record<string, CallExamples> = {};
  for (const name of [...problems.keys()].toSorted()) {
    const own = [...(problems.get(name)?.values() ?? [])]
      .toSorted((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1))
      .map((one) => (JSON.stringify(shared[one.code]) === JSON.stringify(one) ? one.code : one));
    if (!successes.has(name) && own.length === 0) continue;
    calls[name] = { success: successes.get(name), problems: own };
  }
  return { shared, calls };
}

function commonest(problems: readonly Problem[]): Partial<Record<ProblemCode, Problem>> {
  const counts = new Map<string, number>();
  for (const one of problems) {
    const text = JSON.stringify(one);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const shared: Partial<Record<ProblemCode, Problem>> = {};
  const byCount = [...counts].toSorted(
    ([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1),
  );
  for (const [text] of byCount) {
    const one = problemSchema.parse(JSON.parse(text));
    shared[one.code] ??= one;
  }
  return Object.fromEntries(
    Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
