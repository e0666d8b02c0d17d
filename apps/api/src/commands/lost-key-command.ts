import { InvalidArgumentError, type Command } from 'commander';
import { writeMarketplaceAudit } from '../platform/events/audit/audit.ts';
import {
  findLost,
  findLostKeys,
  forgetKeys,
  giveUp,
  type Lost,
  type LostKeys,
} from '../platform/db/keys/give-up.ts';
import { keyLossHandlers, sealedData } from '../wiring.ts';
import type { Terminal } from './terminal.ts';

function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new InvalidArgumentError('Give the number that the command says without this option.');
  }
  return Number(text);
}

/** Adds the command that clears the values of a lost encryption key. */
export function addLostKeyCommand(program: Command, { onMarketplace, print }: Terminal): void {
  program
    .command('lost-key')
    .description('Count the values that no encryption key opens, and clear them')
    .option('--give-up <number>', 'clear this many values for good', parseCount)
    .action(async ({ giveUp: confirmed }: { giveUp?: number }) => {
      await onMarketplace(async ({ db, clock, findKeys }) => {
        const given = await findKeys();
        const keys = await findLostKeys(db, given, sealedData);
        const lost = await findLost(db, given, keyLossHandlers);
        for (const line of linesOf(lost, keys)) print(line);
        const count = lost.reduce((sum, { rows }) => sum + rows.length, 0);
        if (count === 0 && keys.names.length === 0) return;
        if (confirmed === undefined) {
          print(
            `Nothing was changed. If the key is really gone, stop every process of Counter, copy the database, and run: counter lost-key --give-up ${count}`,
          );
          return;
        }
        if (confirmed !== count) {
          throw new Error(
            `Nothing was changed: ${count} values can't be opened, and you confirmed ${confirmed}. Read the list above, then run it with --give-up ${count}.`,
          );
        }
        const at = clock.now();
        await giveUp(db, given, lost, at);
        await forgetKeys(db, given, keys.names, at);
        const counts = lost.map(({ handler, rows }) => [handler.what, rows.length] as const);
        await writeMarketplaceAudit(db, {
          actor: { kind: 'system', name: 'Command line' },
          at,
          requestId: null,
          entry: {
            action: 'encryption.giveUp',
            entity: 'encryption_key',
            entityId: null,
            after: { keys: keys.names, ...Object.fromEntries(counts) },
          },
        });
        print(
          'Done. Start Counter again. Everyone who needs to enter something again gets an email.',
        );
      });
    });
}

function linesOf(lost: readonly Lost[], { names, losesIndexes }: LostKeys): string[] {
  const keys = names.map((name) => `"${name}"`).join(', ');
  if (lost.length === 0 && names.length === 0) {
    return ['The encryption keys open everything. Nothing needs to be given up.'];
  }
  return [
    names.length === 0 ? 'No key is missing.' : `Missing keys: ${keys}.`,
    lost.length === 0 ? 'Nothing is sealed with them.' : 'No key opens:',
    ...lost.map(({ handler, rows }) => `  ${rows.length} ${handler.what}. ${handler.consequence}`),
    ...(losesIndexes
      ? [
          '  The hashed numbers of erased customers. Their STOPs are no longer recognized if they come back.',
        ]
      : []),
  ];
}
