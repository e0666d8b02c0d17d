import { passes } from '../rush/line.ts';
import { findMissingUploads } from './check-across.ts';
import type { DatabaseServer } from './database.ts';
import type { Fleet } from './fleet.ts';
import { untilAnswered, type Cut } from './calls.ts';
import type { Shop } from './shops.ts';

/** Ends a process in order, kills one, or restarts the database. */
type Kind = 'SIGTERM' | 'SIGKILL' | 'database';

/** Something that happens to a soak, in seconds after its beginning. */
export type Disturbance = { readonly after: number; readonly kind: Kind };

/** A disturbance that has happened; milliseconds since 1970. */
export type Disturbed = { readonly kind: Kind; readonly from: number; readonly until: number };

type Parts = {
  readonly url: string;
  readonly shop: Shop;
  readonly fleet: Fleet;
  readonly database: DatabaseServer;
  readonly faults: string[];
  readonly over: AbortSignal;
};

/** Plans a process that is killed every minute, one that ends in order 20 s later, and two restarts of the database. */
export function planDisturbances(minutes: number): Disturbance[] {
  const ends = Array.from({ length: Math.max(0, Math.ceil(minutes) - 1) }, (_, at) => [
    { after: (at + 1) * 60, kind: 'SIGKILL' as const },
    { after: (at + 1) * 60 + 20, kind: 'SIGTERM' as const },
  ]).flat();
  const restarts = [1 / 3, 2 / 3].map((share) => ({
    after: Math.floor(minutes * share) * 60 + 40,
    kind: 'database' as const,
  }));
  return [...ends, ...restarts].toSorted((a, b) => a.after - b.after);
}

/** Disturbs one process after the other, all but the last one, and has each serve what is uploaded afterwards. */
export async function disturb(plan: readonly Disturbance[], parts: Parts): Promise<Disturbed[]> {
  const beganAt = performance.now();
  const disturbed: Disturbed[] = [];
  let ended = 0;
  for (const { after, kind } of plan) {
    await passes(Math.max(0, after * 1000 - (performance.now() - beganAt)), parts.over);
    const from = Date.now();
    try {
      if (kind === 'database') await parts.database.restart();
      else await endOne(ended % (parts.fleet.urls.length - 1), kind, parts);
    } catch (error) {
      parts.faults.push(`Not everything started again after ${kind}: ${String(error)}`);
    }
    if (kind !== 'database') ended += 1;
    disturbed.push({ kind, from, until: Date.now() });
  }
  return disturbed;
}

async function endOne(
  at: number,
  signal: 'SIGTERM' | 'SIGKILL',
  { url, shop, fleet, faults }: Parts,
): Promise<void> {
  const code = await fleet.restart(at, signal);
  if (signal === 'SIGTERM' && code !== 0)
    faults.push(`Process ${at + 1} ended with ${code} when it was asked to end.`);
  const missing = async () => findMissingUploads(url, fleet.urls, shop);
  faults.push(...(await untilAnswered(missing, [])));
}

/** Returns a fault for each call that no process answered while one ended in order. */
export function findCutCalls(cuts: readonly Cut[], disturbed: readonly Disturbed[]): string[] {
  const orderly = disturbed.filter(({ kind }) => kind === 'SIGTERM');
  return cuts
    .filter(({ at }) => orderly.some(({ from, until }) => at >= from && at <= until))
    .map(({ at, what }) => {
      const since = Math.max(...orderly.filter(({ from }) => from <= at).map(({ from }) => from));
      const after = ((at - since) / 1000).toFixed(1);
      return `A call was cut ${after} s after a process was asked to end: ${what.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
    });
}
