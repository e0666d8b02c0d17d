import type { z } from 'zod/mini';
import { createSharedValue, type SharedValue } from './shared-value.ts';
import { onStoredElsewhere, readInTab, readStored, writeInTab, writeStored } from './storage.ts';

/**
 * Creates a value that the browser keeps for later visits under `key`, the same in all tabs of this device. It is
 * `fallback` where nothing is stored that fits the schema.
 */
export function createDeviceValue<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): SharedValue<Value> {
  const shared = createSharedValue(readStored(key, schema, fallback));
  onStoredElsewhere(key, () => shared.set(readStored(key, schema, fallback)));
  return storing(shared, (value) => writeStored(key, value));
}

/** Creates a value that is kept until its tab is closed, as `createDeviceValue` otherwise. */
export function createTabValue<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): SharedValue<Value> {
  const shared = createSharedValue(readInTab(key, schema, fallback));
  return storing(shared, (value) => writeInTab(key, value));
}

function storing<Value>(
  shared: SharedValue<Value>,
  store: (value: Value) => void,
): SharedValue<Value> {
  return {
    ...shared,
    set: (value) => {
      store(value);
      shared.set(value);
    },
  };
}
