import { workingTime, type Stretch } from '@counter/contract/store';
import type { OpeningRecord } from '../store/index.ts';
import { msOf, msWithin, overlapOf, without } from './spans.ts';

type Cause =
  | { readonly cause: 'STORE'; readonly by: string | null; readonly reason: null }
  | { readonly cause: 'PAUSE'; readonly by: string; readonly reason: string }
  | { readonly cause: 'SUSPENSION'; readonly by: null; readonly reason: string };

/** An interval in which the store took no orders, and the working time that it lost. */
export type ClosedTime = Cause & Stretch & { readonly lostMs: number };

export type WorkedTime = {
  /** The working time by the store's hours, earliest first. */
  readonly working: readonly Stretch[];
  /** The closures, earliest first, without overlaps. */
  readonly closures: readonly ClosedTime[];
};

/** Computes the working time between two instants, and the closures in it. */
export function workedTime(record: OpeningRecord, span: Stretch): WorkedTime {
  const asked = { start: later(span.start, record.since), end: span.end };
  const working = workingBetween(record, asked);
  const closures = [
    ...suspended(record, asked),
    ...switchedOff(record, asked),
    ...paused(record, asked),
  ]
    .map((closed) => ({ ...closed, lostMs: msWithin(closed, working) }))
    .filter(({ lostMs }) => lostMs > 0)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
  return { working, closures };
}

/** Uses the hours that applied at the time, so later changes don't affect the past. */
function workingBetween({ timeZone, hours }: OpeningRecord, asked: Stretch): Stretch[] {
  let start = asked.start;
  const pieces = hours.flatMap(({ until, ...store }) => {
    const piece = { start, end: until && until < asked.end ? until : asked.end };
    if (piece.end > start) start = piece.end;
    return workingTime({ timeZone, ...store }, piece);
  });
  return pieces.reduce<Stretch[]>((joined, piece) => {
    const before = joined.at(-1);
    if (before?.end.getTime() !== piece.start.getTime()) return [...joined, piece];
    return [...joined.slice(0, -1), { start: before.start, end: piece.end }];
  }, []);
}

/** Returns the working time in which the store took orders, in milliseconds. */
export function onlineMs({ working, closures }: WorkedTime): number {
  const planned = working.reduce((total, stretch) => total + msOf(stretch), 0);
  return planned - closures.reduce((total, { lostMs }) => total + lostMs, 0);
}

type Closing = Cause & Stretch;

function suspended({ suspensions }: OpeningRecord, asked: Stretch): Closing[] {
  return suspensions.flatMap(({ from, to, reason }) => {
    const within = overlapOf({ start: from, end: to ?? asked.end }, asked);
    return within ? [{ cause: 'SUSPENSION', by: null, reason, ...within }] : [];
  });
}

/** Returns the intervals in which the toggle was off. A suspension takes precedence as the cause. */
function switchedOff(record: OpeningRecord, asked: Stretch): Closing[] {
  const suspensions = suspended(record, asked);
  return offTimes(record, asked).flatMap(({ by, ...stretch }) => {
    const within = overlapOf(stretch, asked);
    const parts = within ? without(within, suspensions) : [];
    return parts.map((part) => ({ cause: 'STORE', by, reason: null, ...part }));
  });
}

/** The toggle and suspensions take precedence as the cause. */
function paused(record: OpeningRecord, asked: Stretch): Closing[] {
  const others = [...suspended(record, asked), ...offTimes(record, asked)];
  return record.pauses.flatMap(({ from, to, by, reason }) => {
    const within = overlapOf({ start: from, end: to }, asked);
    const parts = within ? without(within, others) : [];
    return parts.map((part) => ({ cause: 'PAUSE', by, reason, ...part }));
  });
}

type OffTime = Stretch & { readonly by: string | null };

function offTimes({ online, changes }: OpeningRecord, asked: Stretch): OffTime[] {
  const wasOnline = changes[0] ? !changes[0].online : online;
  const times: OffTime[] = [];
  let off: Omit<OffTime, 'end'> | undefined = wasOnline
    ? undefined
    : { start: asked.start, by: null };
  for (const change of changes) {
    if (!change.online) off ??= { start: change.at, by: change.by };
    else if (off) {
      times.push({ ...off, end: change.at });
      off = undefined;
    }
  }
  return off ? [...times, { ...off, end: asked.end }] : times;
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}

/** Returns true if the store worked through an interval without closing. */
export function workedThrough(
  {
    working,
    closures,
  }: { readonly working: readonly Stretch[]; readonly closures: readonly Stretch[] },
  stretch: Stretch,
): boolean {
  return msWithin(stretch, working) > 0 && msWithin(stretch, closures) === 0;
}
