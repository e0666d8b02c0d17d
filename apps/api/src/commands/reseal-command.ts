import type { Command } from 'commander';
import { openVault } from '../platform/db/keys/open-vault.ts';
import { reseal, type Resealing } from '../platform/db/keys/reseal.ts';
import { sealedData } from '../wiring.ts';
import type { Terminal } from './terminal.ts';

const valuesBetweenLines = 10_000;

/** Adds the command that re-encrypts values, so that old encryption keys can be removed. */
export function addResealCommand(program: Command, { onMarketplace, print }: Terminal): void {
  program
    .command('reseal')
    .description('Seal with the first encryption key all that an older one sealed')
    .action(async () => {
      const done = await onMarketplace(async ({ db, clock, findKeys }) => {
        const given = await findKeys();
        await openVault(db, given, sealedData, clock.now());
        let reported = 0;
        const result = await reseal(db, given, sealedData, (resealed) => {
          if (resealed < reported + valuesBetweenLines) return;
          reported = resealed;
          print(`${resealed} values so far. You can stop this at any time and run it again.`);
        });
        return { ...result, name: given.keys[0].id };
      });
      for (const line of linesOf(done)) print(line);
      if (done.unreadable.length > 0) throw new Error('Not everything could be sealed again.');
    });
}

function linesOf(done: Resealing & { readonly name: string }): string[] {
  const { name, resealed, removable, unreadable } = done;
  const sealed =
    resealed === 0
      ? `Everything was sealed with "${name}" already.`
      : `Sealed ${resealed} values with "${name}".`;
  const keys = removable.map((key) => `"${key}"`).join(', ');
  return [
    sealed,
    ...unreadable.map(
      ({ column, count }) =>
        `${count} values in ${column} can't be opened with any of the keys. They were damaged before, and stay as they are.`,
    ),
    removable.length === 0
      ? 'ENCRYPTION_KEYS has no key that can be removed.'
      : `Nothing needs ${keys} anymore. Remove it from ENCRYPTION_KEYS and restart every process. Keep it as long as you keep backups from before today.`,
  ];
}
