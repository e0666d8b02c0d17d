type Waiting<Key, Result> = {
  readonly key: Key;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

const maxKeys = 100;

/** A slow read holds up the callers of only one lane. */
const lanes = 2;

/**
 * Batches concurrent reads of different keys. Keys that arrive during a read go into the next one, so no caller gets a
 * result that was read before they asked.
 * @param read Returns results in the order of the keys
 */
export function batchReadings<Key, Result>(
  read: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  const waiting: Waiting<Key, Result>[] = [];
  let busy = 0;

  async function readWaiting(): Promise<void> {
    const callers = waiting.splice(0, maxKeys);
    try {
      const results = await read(callers.map(({ key }) => key));
      if (results.length !== callers.length) throw new Error('not every key was answered');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as many results as callers
      callers.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) await readWaiting();
    busy -= 1;
  }

  return async (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (busy === lanes) return;
      busy += 1;
      // Includes requests that have already arrived.
      setImmediate(() => void run());
    });
}
