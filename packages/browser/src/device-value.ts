import type { z } from 'zod/mini';
import { createSharedValue, type SharedValue } from './shared-value.ts';
import { onStoredElsewhere, readInTab, readStored, writeInTab, writeStored } from './storage.ts';

/**
 * Creates a value that the browser keeps for later visits under `key`, the same in all tabs of this device. It is
 * `fallback` where nothing is stored that fits the schema, and on a page that is still as the server wrote it.
 */
export function createDeviceValue<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): SharedValue<Value> {
  const shared = createSharedValue(fallback);
  const read = (): void => shared.set(readStored(key, schema, fallback));
  const begin = (): void => {
    read();
    onStoredElsewhere(key, read);
  };
  return storing(shared, begin, (value) => writeStored(key, value));
}

/** Creates a value that is kept until its tab is closed, as `createDeviceValue` otherwise. */
export function createTabValue<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): SharedValue<Value> {
  const shared = createSharedValue(fallback);
  const begin = (): void => shared.set(readInTab(key, schema, fallback));
  return storing(shared, begin, (value) => writeInTab(key, value));
}

/** Begins with the first use: a server that loads this code to write a page has no storage. */
function storing<Value>(
  shared: SharedValue<Value>,
  begin: () => void,
  store: (value: Value) => void,
): SharedValue<Value> {
  let hasBegun = false;
  const begun = (): SharedValue<Value> => {
    if (!hasBegun) begin();
    hasBegun = true;
    return shared;
  };
  return {
    first: shared.first,
    get: () => begun().get(),
    subscribe: (changed) => begun().subscribe(changed),
    set: (value) => {
      store(value);
      begun().set(value);
    },
  };
}
