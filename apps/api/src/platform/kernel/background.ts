import type { FastifyBaseLogger } from 'fastify';

/** Work that nobody waits for until the end: its failures are logged, and it can be waited for. */
export type Background = {
  /** Resolves when the task has ended, also when it failed. The log names the store that the task is for. */
  run(task: Promise<void>, failure: string, storeId?: number): Promise<void>;
  /** Resolves when everything that was started has ended. */
  ended(): Promise<void>;
};

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();

  async function settle(task: Promise<void>, failure: string, storeId?: number): Promise<void> {
    try {
      await task;
    } catch (error) {
      log.warn({ storeId, err: error }, failure);
    }
  }

  return {
    run: (task, failure, storeId) => {
      const settled = settle(task, failure, storeId).finally(() => running.delete(settled));
      running.add(settled);
      return settled;
    },
    ended: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
