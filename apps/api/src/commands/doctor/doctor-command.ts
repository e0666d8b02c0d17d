import { countOf } from '@counter/contract/shared';
import type { Command } from 'commander';
import { readConfig, type Config } from '../../platform/config/config.ts';
import type { Terminal } from '../terminal.ts';
import { checkDatabase } from './check-database.ts';
import {
  checkCards,
  checkDkim,
  checkFiles,
  checkMail,
  checkPush,
  checkSms,
  checkTraces,
} from './check-services.ts';
import { checkAddress, checkFolders, checkPayer, findMisspelled } from './check-settings.ts';
import { note, ok, type Finding } from './finding.ts';

const nothingLeaves =
  'OUTGOING is off: emails and texts are captured, and nothing is pushed, sent to webhooks and team chats, or charged. Right for a drill only.';

const labels = { ok: 'ok     ', note: 'note   ', problem: 'PROBLEM' } as const;

/** Adds the command that checks whether Counter can run with the current settings. */
export function addDoctorCommand(program: Command, { environment, print }: Terminal): void {
  program
    .command('doctor')
    .description('Check all settings, and everything that they name')
    .action(async () => {
      let problems = 0;
      for await (const { kind, text } of examine(environment)) {
        if (kind === 'problem') problems += 1;
        print(`${labels[kind]}  ${text}`);
      }
      if (problems > 0) throw new Error(`${countOf(problems, 'problem', 'problems')}.`);
      print('No problems.');
    });
}

/** Runs the checks one by one. Throws on invalid settings, because nothing else can be checked then. */
async function* examine(environment: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  const config: Config = readConfig(environment);
  yield ok('Settings: all values are valid.');
  yield* findMisspelled(environment);
  yield* checkAddress(config);
  yield* await checkFolders(config);
  yield* await checkDatabase(config);
  yield* await checkFiles(config);
  if (config.outgoing) {
    yield* await checkMail(config);
    yield* await checkDkim(config);
    yield* await checkCards(config);
    yield* await checkSms(config);
    yield* checkPush(config);
  } else yield note(nothingLeaves);
  yield* checkPayer(environment);
  yield* await checkTraces(config);
}
