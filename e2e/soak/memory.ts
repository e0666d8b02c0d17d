import { loadavg } from 'node:os';
import { passes } from '../rush/line.ts';
import type { Fleet } from './fleet.ts';

export type Memory = {
  /** The highest resident memory that any process had, in bytes. */
  readonly highest: number;
  /** The bytes that the lasting process held after a garbage collection, in the middle of the soak and at its end. */
  readonly middle: number;
  readonly end: number;
  /** The highest number of processes of the machine that wanted a processor at once, a minute's average. */
  readonly load: number;
  readonly faults: readonly string[];
};

const sampleEveryMs = 2000;
/** A shorter run ends before what is kept for reuse has settled, so that only the highest counts. */
const judgedAfterMs = 8 * 60_000;
const mayGrowBy = { share: 0.1, bytes: 5 * 2 ** 20 };
const mayHave = 640 * 2 ** 20;

/**
 * Measures the memory of all processes until it is over; the last of them is never restarted. Its resident memory says
 * nothing of leaks: V8 keeps what a burst needed. So it is judged by what it holds after a garbage collection.
 */
export async function followMemory(
  fleet: Fleet,
  { seconds, over }: { readonly seconds: number; readonly over: AbortSignal },
): Promise<Memory> {
  const beganAt = performance.now();
  const passedMs = (): number => performance.now() - beganAt;
  let middle: number | undefined;
  let highest = 0;
  let load = 0;
  do {
    load = Math.max(load, loadavg()[0] ?? 0);
    const all = await Promise.all(fleet.urls.map(async (_, at) => fleet.memoryOf(at)));
    highest = Math.max(highest, ...all);
    if (passedMs() > seconds * 500) middle ??= await fleet.heldByLast();
  } while (await passes(sampleEveryMs, over));
  const end = await fleet.heldByLast();
  return { ...judge({ middle: middle ?? end, end, highest, lastedMs: passedMs() }), load };
}

type Measured = Pick<Memory, 'middle' | 'end' | 'highest'> & { readonly lastedMs: number };

function judge({ lastedMs, ...measured }: Measured): Omit<Memory, 'load'> {
  const { middle, end, highest } = measured;
  const faults: string[] = [];
  if (highest > mayHave)
    faults.push(`A process had ${megabytes(highest)}; at most ${megabytes(mayHave)} are allowed.`);
  if (lastedMs >= judgedAfterMs && end > middle * (1 + mayGrowBy.share) + mayGrowBy.bytes)
    faults.push(`What a process holds grew from ${megabytes(middle)} to ${megabytes(end)}.`);
  return { ...measured, faults };
}

/** Writes a number of bytes as people read it. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
