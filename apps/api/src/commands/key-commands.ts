import { InvalidArgumentError, type Command } from 'commander';
import { createApiKey, endApiKey, findApiKeys } from '../domains/integrations/index.ts';
import type { Terminal } from './terminal.ts';

const maxNameLength = 80;

function parseName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= maxNameLength) return name;
  throw new InvalidArgumentError(`Give a name of up to ${maxNameLength} characters.`);
}

function parseId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give the number of a key. "key list" shows them.');
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Adds the commands about the keys with which other systems send orders. */
export function addKeyCommands(program: Command, { onMarketplace, print }: Terminal): void {
  const key = program.command('key').description('API keys of systems that send orders');
  key
    .command('create')
    .description('Make an API key')
    .argument('<name>', 'the name of the system that will use it', parseName)
    .action(async (name: string) => {
      const made = await onMarketplace(async (marketplace) => createApiKey(marketplace, name));
      print(
        `API key ${made.id} for ${name}. Copy it now, as it is not shown again:\n  ${made.key}`,
      );
    });
  key
    .command('list')
    .description('List all API keys')
    .action(async () => {
      const keys = await onMarketplace(async ({ db }) => findApiKeys(db));
      if (keys.length === 0) print('There are no API keys. Make one with "key create <name>".');
      for (const { id, name, createdAt, endedAt } of keys) {
        const end = endedAt ? `ended ${dayOf(endedAt)}` : 'in use';
        print(`${id}  ${name}  made ${dayOf(createdAt)}, ${end}`);
      }
    });
  key
    .command('end')
    .description('End an API key at once')
    .argument('<number>', 'its number in the list', parseId)
    .action(async (id: number) => {
      const { name } = await onMarketplace(async (marketplace) => endApiKey(marketplace, id));
      print(`API key ${id} for ${name} has ended. Calls with it are refused.`);
    });
}
