import { createDeviceValue } from '@counter/browser/device-value';
import type { SharedValue } from '@counter/browser/shared-value';
import type { z } from 'zod/mini';

/** Returns the device value of a store, for example under `counter.basket.cedar-kitchen`. */
export type ValueOfStore<Value> = (storeUrl: string) => SharedValue<Value>;

/** Creates a device value per store, under `prefix` and the store's address. */
export function createStoreValue<Value>(
  prefix: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): ValueOfStore<Value> {
  const values = new Map<string, SharedValue<Value>>();
  return (storeUrl) => {
    const value =
      values.get(storeUrl) ?? createDeviceValue(`${prefix}.${storeUrl}`, schema, fallback);
    values.set(storeUrl, value);
    return value;
  };
}
