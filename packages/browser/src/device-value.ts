import type { z } from 'zod/mini';
import { createSharedValue, type SharedValue } from './shared-value.ts';
import { onStoredElsewhere, readInTab, readStored, writeInTab, writeStored } from './storage.ts';

/**
 * Creates a value that the browser stores under `key` for later visits, shared by all tabs of this device. It is
 * `fallback` if nothing valid is stored, and during hydration.
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

/** Like `createDeviceValue`, but stored until the tab is closed. */
export function createTabValue<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): SharedValue<Value> {
  const shared = createSharedValue(fallback);
  const begin = (): void => shared.set(readInTab(key, schema, fallback));
  return storing(shared, begin, (value) => writeInTab(key, value));
}

/** Initializes lazily, because a server that renders a page has no storage. */
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
