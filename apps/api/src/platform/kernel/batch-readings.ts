type Waiting<Key, Result> = {
  readonly key: Key;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

const maxKeys = 100;

/** A reading that takes long holds up the callers of one lane only. */
const lanes = 2;

/**
 * Lets callers who ask for different things at the same moment share one reading. The keys that come while
 * readings are under way are read together once one of them ends. Nobody is given a reading that had begun
 * before they asked.
 * @param read Answers in the order of the keys.
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
      // Requests that have arrived already are taken along.
      setImmediate(() => void run());
    });
}
