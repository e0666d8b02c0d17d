import type { FastifyBaseLogger } from 'fastify';

/** Work that nobody waits for until the end: its failures are logged, and it can be waited for. */
export type Background = {
  /** Resolves when the task has ended, also when it failed. */
  run(task: Promise<void>, failure: string): Promise<void>;
  /** Resolves when everything that was started has ended. */
  ended(): Promise<void>;
};

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();

  async function settle(task: Promise<void>, failure: string): Promise<void> {
    try {
      await task;
    } catch (error) {
      log.warn({ err: error }, failure);
    }
  }

  return {
    run: (task, failure) => {
      const settled = settle(task, failure).finally(() => running.delete(settled));
      running.add(settled);
      return settled;
    },
    ended: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
