import { addDays } from '@counter/contract/shared';
import type { DayCount } from '@counter/contract/analytics';

/** The ways that simulated stores develop. */
export const developments = [
  'steady',
  'without a week',
  'growing',
  'step',
  'drifting',
  'odd days',
] as const;

export type Development = (typeof developments)[number];

const days = 140;
const monday = '2026-01-05';
const weekShape = [0.69, 0.73, 0.83, 0.97, 1.31, 1.46, 1.17];

/** Simulates 20 weeks of orders: the development's expected count for each day, with Poisson noise. */
export function simulateStore(
  development: Development,
  average: number,
  random: () => number,
): DayCount[] {
  let drift = 1;
  return Array.from({ length: days }, (_, index) => {
    drift *= Math.exp(0.03 * normal(random));
    const level = {
      // The same every week.
      steady: 1,
      'without a week': 1,
      // Up 85% over the 20 weeks.
      growing: 0.7 + (0.6 * index) / days,
      // Up 40% from one day on.
      step: index > 100 ? 1.4 : 1,
      drifting: drift,
      // Many days far above or below average.
      'odd days': Math.exp(0.25 * normal(random)),
    }[development];
    const shape = development === 'without a week' ? 1 : (weekShape[index % 7] ?? 1);
    return { day: addDays(monday, index), count: poisson(average * level * shape, random) };
  });
}

/** Creates a seeded random number generator from 0 to 1 (Park and Miller). */
export function createChance(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns a normally distributed number (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Returns a Poisson-distributed count (Knuth; a normal distribution for large means). */
function poisson(expected: number, random: () => number): number {
  if (expected > 60)
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal(random)));
  const limit = Math.exp(-expected);
  let events = 0;
  for (let product = random(); product > limit; product *= random()) events += 1;
  return events;
}
