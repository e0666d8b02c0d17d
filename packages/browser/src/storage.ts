import { z } from 'zod/mini';

/**
 * Reads a stored value; `fallback` if there is none, if it doesn't fit the schema, or if the browser blocks storage.
 */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): T {
  return read(() => localStorage, key, schema, fallback);
}

/** Stores a value for later visits. If the browser blocks storage, it lasts as long as the page. */
export function writeStored(key: string, value: unknown): void {
  write(() => localStorage, key, value);
}

/** Like `readStored`, for values stored until this tab is closed. */
export function readInTab<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): T {
  return read(() => sessionStorage, key, schema, fallback);
}

/** Stores a value until this tab is closed; undefined removes it. */
export function writeInTab(key: string, value: unknown): void {
  write(() => sessionStorage, key, value);
}

// A function, because a browser that blocks storage throws on access to the property.
type Place = () => Storage;

function read<T>(place: Place, key: string, schema: z.ZodMiniType<T>, fallback: T): T {
  try {
    const text = place().getItem(key);
    const kept = text === null ? undefined : z.safeParse(schema, JSON.parse(text));
    return kept?.success ? kept.data : fallback;
  } catch (error) {
    console.info(`What was kept as "${key}" could not be read.`, error);
    return fallback;
  }
}

function write(place: Place, key: string, value: unknown): void {
  try {
    if (value === undefined) place().removeItem(key);
    else place().setItem(key, JSON.stringify(value));
  } catch (error) {
    console.info(`"${key}" could not be kept for later.`, error);
  }
}

/** Calls `listener` when another tab has changed the value. Returns a function that unsubscribes. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const onChange = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
