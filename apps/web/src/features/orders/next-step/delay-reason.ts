import { delayReasons, type DelayReason } from '@counter/contract/orders';
import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

const used = createDeviceValue<DelayReason>(
  'counter.delay-reason',
  z.enum(delayReasons),
  'KitchenBusy',
);

/** Returns the reason that was given last on this device; at first, that the kitchen is busy. */
export function useLastDelayReason(): DelayReason {
  return useShared(used);
}

/** Keeps the reason for the next delay on this device. */
export function keepDelayReason(reason: DelayReason): void {
  used.set(reason);
}
