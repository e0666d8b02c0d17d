import { maxPromiseMinutes, promiseStepMinutes } from '@counter/contract/orders';

/** Returns minutes changed by a step, within what a store can promise. */
export function stepMinutes(minutes: number, change: number): number {
  return Math.min(Math.max(minutes + change, promiseStepMinutes), maxPromiseMinutes);
}
