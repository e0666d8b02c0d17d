import { errors } from '@playwright/test';
import type { Chance } from './chance.ts';
import { pressArrivals, pressStep } from './keys.ts';
import { passes } from './line.ts';
import type { Presses } from './presses.ts';
import type { Screen } from './screens.ts';
import { tapArrivals, tapStep, tapUndo } from './taps.ts';

type Parts = { readonly chance: Chance; readonly presses: Presses; readonly over: AbortSignal };

/** The time for which a hand rests between two steps, in milliseconds. */
const restMs = 250;

/** Lets a hand work on a screen until the rush is over. Returns how many steps came to nothing. */
export async function work(screen: Screen, parts: Parts): Promise<number> {
  let missed = 0;
  const step = screen.by === 'touch' ? touchOnce : pressStepOf;
  while (!parts.over.aborted) {
    try {
      if (!(await step(screen, parts))) await passes(restMs, parts.over);
    } catch (error) {
      // Somebody else was quicker, or the screen has no network: the next step is another one.
      if (!(error instanceof errors.TimeoutError)) throw error;
      missed += 1;
      await screen.page.keyboard.press('Escape');
    }
    await passes(parts.chance.below(restMs), parts.over);
  }
  return missed;
}

async function touchOnce({ page, name }: Screen, parts: Parts): Promise<boolean> {
  if (parts.chance.percent(4) && (await tapUndo(page, parts.presses))) return true;
  if (parts.chance.percent(20) && (await tapArrivals(page))) return true;
  return (await tapStep(page, name, parts)) || tapArrivals(page);
}

async function pressStepOf({ page, name }: Screen, parts: Parts): Promise<boolean> {
  if (parts.chance.percent(20) && (await pressArrivals(page))) return true;
  return pressStep(page, name, parts);
}
