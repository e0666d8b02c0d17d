import { delayReasons, type DelayReason } from '@counter/contract/orders';
import { z } from 'zod/mini';
import { createDeviceValue } from '@counter/browser/device-value';
import { useShared } from '@counter/browser/shared-value';

const used = createDeviceValue<DelayReason>(
  'counter.delay-reason',
  z.enum(delayReasons),
  'KitchenBusy',
);

/** Returns the last delay reason given on this device; initially a busy kitchen. */
export function useLastDelayReason(): DelayReason {
  return useShared(used);
}

/** Stores the delay reason on this device. */
export function keepDelayReason(reason: DelayReason): void {
  used.set(reason);
}
