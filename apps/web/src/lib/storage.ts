import { z } from 'zod/mini';

/**
 * Reads a kept value; `fallback` when there is none, when it does not fit the schema,
 * or when the browser keeps nothing for us.
 */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    const kept = text === null ? undefined : z.safeParse(schema, JSON.parse(text));
    return kept?.success ? kept.data : fallback;
  } catch (error) {
    console.info(`What was kept as "${key}" could not be read.`, error);
    return fallback;
  }
}

/** Keeps a value for later visits. Where the browser refuses, it lasts as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.info(`"${key}" could not be kept for the next visit.`, error);
  }
}

/** Calls `listener` when another tab has changed the value. Returns what ends it. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
