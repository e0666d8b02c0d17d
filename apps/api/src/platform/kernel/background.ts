import type { FastifyBaseLogger } from 'fastify';

/** Background tasks: failures are logged, and a shutdown can wait for them. */
export type Background = {
  /** Resolves when the task has ended, even with a failure. The log includes the task's store. */
  run(task: Promise<void>, failure: string, storeId?: number): Promise<void>;
  /** Resolves when all started tasks have ended. */
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
