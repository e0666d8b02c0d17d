import type { Command } from 'commander';
import { readConfig } from '../platform/config/config.ts';
import { findServer } from '../platform/db/find-server.ts';
import { prepareDatabase } from '../platform/db/prepare.ts';
import { hasDatabase } from '../platform/db/require-database.ts';
import type { Terminal } from './terminal.ts';

/** Adds the command that migrates the database. Creates a local one if none is configured. */
export function addMigrateCommand(program: Command, { environment, print }: Terminal): void {
  program
    .command('migrate')
    .description('Bring the database up to date without starting Counter')
    .action(async () => {
      const config = readConfig(environment);
      const isNew = !hasDatabase(config);
      const server = await findServer(config);
      try {
        await prepareDatabase(server.connection);
      } finally {
        await server.stop();
      }
      if (isNew) {
        print(
          `DATABASE_URL is not set, and there was no database in ${config.dataDir}: made a new, empty one there.`,
        );
      }
      print('The database is up to date.');
    });
}
