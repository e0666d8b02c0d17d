import type { Config } from '../config/config.ts';
import type { Connection } from './connection.ts';
import { startEmbeddedPostgres } from './embedded.ts';

/** A running PostgreSQL server. */
type Server = {
  readonly connection: Connection;
  /** Starts our own server again after the process that owned it has ended. */
  revive(): Promise<void>;
  stop(): Promise<void>;
};

/** The server of the settings, or our own on the data folder: started here unless it runs already. */
export async function findServer({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Server> {
  if (databaseUrl) {
    const nothing = async (): Promise<void> => {};
    return { connection: { connectionString: databaseUrl }, revive: nothing, stop: nothing };
  }
  let embedded = await startEmbeddedPostgres(dataDir);
  let reviving: Promise<void> | undefined;
  return {
    connection: embedded.connection,
    revive: async () => {
      reviving ??= startEmbeddedPostgres(dataDir)
        .then((again) => {
          if (again.owner) embedded = again;
        })
        .finally(() => {
          reviving = undefined;
        });
      await reviving;
    },
    stop: async () => embedded.stop(),
  };
}
