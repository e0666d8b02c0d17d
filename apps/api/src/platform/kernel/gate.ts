/** Limits how many tasks run at once; the rest wait in order. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a gate that runs up to `atOnce` tasks at a time. */
export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const enter = async (): Promise<void> => {
    if (inside < atOnce) inside += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
