import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { z } from 'zod/mini';
import { addKeyCommands } from './key-commands.ts';
import { addOperatorCommands } from './operator-commands.ts';
import type { Terminal } from './terminal.ts';

const packageFile = path.resolve(import.meta.dirname, '../../../../package.json');
const versioned = z.object({ version: z.string() });

/** Builds the command line, `npm run counter -- <command>`. */
export function createProgram(terminal: Terminal): Command {
  const { version } = versioned.parse(JSON.parse(readFileSync(packageFile, 'utf8')));
  const program = new Command('counter')
    .description('Set up and look after Counter. It reads the same settings as the server.')
    .version(version)
    .showHelpAfterError();
  addOperatorCommands(program, terminal);
  addKeyCommands(program, terminal);
  program
    .command('migrate')
    .description('Bring the database up to date without starting Counter')
    .action(async () => {
      await terminal.onMarketplace(async () => undefined);
      terminal.print('The database is up to date.');
    });
  return program;
}
