import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Screen } from './screens.ts';

/** A time in which a screen had no network; milliseconds since 1970. */
export type Cut = { readonly screen: string; readonly from: number; readonly until: number };

/** Cuts the network of one screen after another until the rush ends. */
export async function cutLines(
  screens: readonly Screen[],
  chance: Chance,
  { everySeconds, over }: { readonly everySeconds: number; readonly over: AbortSignal },
): Promise<Cut[]> {
  const cuts: Cut[] = [];
  while (await passes(everySeconds * 1000 * (0.5 + chance.below(100) / 100), over)) {
    const screen = chance.pick(screens);
    if (!screen) break;
    const from = Date.now();
    await screen.context.setOffline(true);
    await passes(everySeconds * 200 * (0.5 + chance.below(100) / 100), over);
    await screen.context.setOffline(false);
    cuts.push({ screen: screen.name, from, until: Date.now() });
  }
  return cuts;
}

/** Waits; returns false at once when it is over. */
export async function passes(milliseconds: number, over: AbortSignal): Promise<boolean> {
  return delay(milliseconds, true, { signal: over }).catch(() => false);
}
