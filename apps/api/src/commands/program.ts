import { Command } from 'commander';
import { addCheckBooksCommand } from './check-books-command.ts';
import { addKeyCommands } from './key-commands.ts';
import { addOperatorCommands } from './operator-commands.ts';
import { addLostKeyCommand } from './lost-key-command.ts';
import { addMigrateCommand } from './migrate-command.ts';
import { addResealCommand } from './reseal-command.ts';
import { addBackupCommands } from './backup/backup-commands.ts';
import { addDoctorCommand } from './doctor/doctor-command.ts';
import { addDistributeCommand } from './distribute-command.ts';
import type { Terminal } from './terminal.ts';
import { version } from '../version.ts';

/** Builds the command line: `counter <command>` on a server, `npm run counter -- <command>` in a source checkout. */
export function createProgram(terminal: Terminal): Command {
  const program = new Command('counter')
    .description('Set up and look after Counter. It reads the same settings as the server.')
    .version(version)
    .showHelpAfterError();
  addOperatorCommands(program, terminal);
  addKeyCommands(program, terminal);
  addDoctorCommand(program, terminal);
  addDistributeCommand(program, terminal);
  addBackupCommands(program, terminal);
  addCheckBooksCommand(program, terminal);
  addResealCommand(program, terminal);
  addLostKeyCommand(program, terminal);
  addMigrateCommand(program, terminal);
  program
    .command('version')
    .description('Say which version of Counter and Node this is')
    .action(() => terminal.print(`Counter ${version}, Node ${process.versions.node}`));
  return program;
}
