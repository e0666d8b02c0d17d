import type { Database } from '../database.ts';
import { closeApplications } from '../domains/onboarding/index.ts';
import { readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { GivenKeys } from '../platform/db/keys/check-keys.ts';
import { findGivenKeys } from '../platform/db/keys/given-keys.ts';
import { createAct } from '../platform/events/act.ts';
import { findServer } from '../platform/db/find-server.ts';
import { openPool } from '../platform/db/pool.ts';
import { prepareDatabase } from '../platform/db/prepare.ts';
import { requireDatabase } from '../platform/db/require-database.ts';
import { systemClock } from '../platform/kernel/clock.ts';
import type { Platform } from '../platform/platform.ts';

/** The parts of the platform that commands use. */
export type Marketplace = Pick<
  Platform,
  'db' | 'clock' | 'act' | 'publicUrl' | 'closeApplications'
> & {
  /** Returns the configured encryption keys. */
  readonly findKeys: () => Promise<GivenKeys>;
};

/**
 * Opens the configured database, migrates it and runs a command on it. Works beside a running server.
 * @throws Error if there is no database yet.
 */
export async function withMarketplace<Result>(
  environment: NodeJS.ProcessEnv,
  run: (marketplace: Marketplace) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(environment);
  requireDatabase(config);
  const server = await findServer(config);
  try {
    const { isDistributed } = await prepareDatabase(server.connection);
    const pool = openPool(server.connection, { max: 2, isDistributed });
    try {
      const publicUrl = () => config.publicUrl ?? `http://localhost:${config.port}`;
      const db = openDatabase<Database>(pool);
      const findKeys = async () => findGivenKeys(config);
      // No need to wake anyone: the server polls for new events and notifies open screens.
      const act = createAct({ db, clock: systemClock, wake: () => undefined });
      return await run({ db, clock: systemClock, act, publicUrl, closeApplications, findKeys });
    } finally {
      await pool.end();
    }
  } finally {
    await server.stop();
  }
}
