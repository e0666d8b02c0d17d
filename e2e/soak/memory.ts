import { loadavg } from 'node:os';
import { passes } from '../rush/line.ts';
import type { Fleet } from './fleet.ts';

/** The resident memory of one process at a time, in bytes; milliseconds since the beginning of the soak. */
type Sample = { readonly afterMs: number; readonly bytes: number };

export type Memory = {
  /** The highest that any process had. */
  readonly highest: number;
  /** The lasting process when it had warmed up, and at the end. */
  readonly warm: number;
  readonly end: number;
  /** The highest number of processes of the machine that wanted a processor at once, a minute's average. */
  readonly load: number;
  readonly faults: readonly string[];
};

const sampleEveryMs = 2000;
/** A shorter run ends before memory has settled, so that only the highest counts. */
const judgedAfterMs = 8 * 60_000;
const mayGrowBy = { share: 0.2, bytes: 50 * 2 ** 20 };
const mayHave = 640 * 2 ** 20;

/** Measures the memory of all processes until it is over; the last of them is never restarted. */
export async function followMemory(fleet: Fleet, over: AbortSignal): Promise<Memory> {
  const beganAt = performance.now();
  const lasting: Sample[] = [];
  let highest = 0;
  let load = 0;
  do {
    load = Math.max(load, loadavg()[0] ?? 0);
    const all = await Promise.all(fleet.urls.map(async (_, at) => fleet.memoryOf(at)));
    highest = Math.max(highest, ...all);
    lasting.push({ afterMs: performance.now() - beganAt, bytes: all.at(-1) ?? 0 });
  } while (await passes(sampleEveryMs, over));
  return { ...judge(lasting, highest), load };
}

/** Compares the median of the last sixth with that of a sixth which ends in the middle. */
function judge(samples: readonly Sample[], highest: number): Omit<Memory, 'load'> {
  const lastsMs = samples.at(-1)?.afterMs ?? 0;
  const between = (from: number, until: number): number =>
    median(
      samples.filter(({ afterMs }) => afterMs >= lastsMs * from && afterMs <= lastsMs * until),
    );
  const warm = between(1 / 3, 1 / 2);
  const end = between(5 / 6, 1);
  const faults: string[] = [];
  if (highest > mayHave)
    faults.push(`A process had ${megabytes(highest)}; at most ${megabytes(mayHave)} are allowed.`);
  const bound = Math.max(warm * (1 + mayGrowBy.share), warm + mayGrowBy.bytes);
  if (lastsMs >= judgedAfterMs && end > bound)
    faults.push(`The memory of a process grew from ${megabytes(warm)} to ${megabytes(end)}.`);
  return { highest, warm, end, faults };
}

function median(samples: readonly Sample[]): number {
  const sorted = samples.map(({ bytes }) => bytes).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Writes a number of bytes as people read it. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
