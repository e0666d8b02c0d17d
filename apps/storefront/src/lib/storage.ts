import { z } from 'zod/mini';

/** Reads a kept value; `fallback` when there is none, when it does not fit, or when nothing is kept for us. */
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
    console.info(`"${key}" could not be kept for later.`, error);
  }
}
