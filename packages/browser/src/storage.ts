import { z } from 'zod/mini';

/**
 * Reads a kept value; `fallback` when there is none, when it does not fit the schema,
 * or when the browser keeps nothing for us.
 */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): T {
  return read(() => localStorage, key, schema, fallback);
}

/** Keeps a value for later visits. Where the browser refuses, it lasts as long as the page. */
export function writeStored(key: string, value: unknown): void {
  write(() => localStorage, key, value);
}

/** The same for what is kept only until this tab is closed. */
export function readInTab<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): T {
  return read(() => sessionStorage, key, schema, fallback);
}

/** Keeps a value until this tab is closed; undefined forgets it. */
export function writeInTab(key: string, value: unknown): void {
  write(() => sessionStorage, key, value);
}

// A function, because a browser that keeps nothing for us refuses even to name the place.
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

/** Calls `listener` when another tab has changed the value. Returns what ends it. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const onChange = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
