import type { Config } from '../config/config.ts';
import type { Connection } from './connection.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { probe } from './embedded/probe.ts';
import { every } from '../kernel/every.ts';

/** A running PostgreSQL server. */
type Server = {
  readonly connection: Connection;
  /** Restarts our own server after it or its owner has exited. */
  revive(): Promise<void>;
  /**
   * Checks every five seconds whether our own server has exited, and restarts it. Retries until that succeeds, for
   * example on a full disk. Reports each failure.
   */
  watch(onFailure: (error: unknown) => void): void;
  stop(): Promise<void>;
};

const lookEveryMs = 5000;

/** Finds the configured server, or our own on the data folder, which is started unless it runs already. */
export async function findServer({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Server> {
  if (databaseUrl) {
    const nothing = async (): Promise<void> => {};
    const connection = { connectionString: databaseUrl };
    return { connection, revive: nothing, watch: () => {}, stop: nothing };
  }
  let embedded = await startEmbeddedPostgres(dataDir);
  let reviving: Promise<void> | undefined;
  let watching: { stop(): Promise<void> } | undefined;

  async function revive(): Promise<void> {
    reviving ??= startEmbeddedPostgres(dataDir)
      .then((again) => {
        if (again.owner) embedded = again;
      })
      .finally(() => {
        reviving = undefined;
      });
    await reviving;
  }

  return {
    connection: embedded.connection,
    revive,
    watch: (onFailure) => {
      watching = every(lookEveryMs, async () => {
        if ((await probe(embedded.connection)) === 'absent') await revive().catch(onFailure);
      });
    },
    stop: async () => {
      await watching?.stop();
      await reviving?.catch(() => {});
      await embedded.stop();
    },
  };
}
