import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Returns true if the settings name a server, or the data folder has a database of Counter's own. */
export function hasDatabase({ databaseUrl, dataDir }: Place): boolean {
  return databaseUrl !== undefined || existsSync(path.join(dataDir, 'data'));
}

/**
 * Refuses to go on without a database, because a new one would be an empty marketplace.
 * @throws Error that says where settings come from
 */
export function requireDatabase(place: Place): void {
  if (hasDatabase(place)) return;
  throw new Error(
    [
      `Nothing was done: DATABASE_URL is not set, and ${place.dataDir} has no database.`,
      "Most often, this command doesn't have the settings of the service. On a server with systemd, run it as root with the command that reads /etc/counter/counter.env: counter <command>. docs/operating.md#commands has the other ways.",
      'For a new database, run "counter migrate" first, or start Counter.',
    ].join('\n'),
  );
}
