import { overlapChoices, type ApiKey } from '@counter/contract/integrations';
import { keyScopes, usualKeyScopes, type KeyScope } from '@counter/contract/registry';
import { InvalidArgumentError, type Command } from 'commander';
import {
  createApiKey,
  endApiKey,
  findKeyStores,
  listApiKeys,
  rotateApiKey,
} from '../domains/integrations/index.ts';
import type { Terminal } from './terminal.ts';

const maxNameLength = 80;
const author = { actor: { kind: 'system', name: 'Command line' }, requestId: null } as const;
const overlapHours = 24;

function parseName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= maxNameLength) return name;
  throw new InvalidArgumentError(`Give a name of up to ${maxNameLength} characters.`);
}

function parseId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give the number of a key. "key list" shows them.');
}

function parseScope(text: string, before: readonly KeyScope[] = []): readonly KeyScope[] {
  const scope = keyScopes.find((known) => known === text);
  if (scope) return [...before.filter((other) => other !== scope), scope];
  throw new InvalidArgumentError(`Choose among ${keyScopes.join(' and ')}.`);
}

function parseOverlap(text: string): number {
  const hours = overlapChoices.find((choice) => String(choice) === text);
  if (hours !== undefined) return hours;
  throw new InvalidArgumentError(`Choose among ${overlapChoices.join(', ')} hours.`);
}

const collect = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];

const dayOf = (at: string): string => at.slice(0, 10);

/** Formats a key: "3  Food hub  orders:send, menu:read  all stores  made 2026-03-04, last used 2026-03-05". */
function lineOf({ id, name, scopes, stores, createdAt, lastUsedAt, endedAt }: ApiKey): string {
  const where = stores ? stores.map(({ storeUrl }) => storeUrl).join(', ') : 'all stores';
  const use = lastUsedAt ? `last used ${dayOf(lastUsedAt)}` : 'never used';
  const state = endedAt ? `ended ${dayOf(endedAt)}` : use;
  return [id, name, scopes.join(', '), where, `made ${dayOf(createdAt)}, ${state}`].join('  ');
}

type CreateOptions = {
  readonly scope?: readonly KeyScope[];
  readonly store?: readonly string[];
};

/** Adds the commands for API keys. */
export function addKeyCommands(program: Command, terminal: Terminal): void {
  const key = program.command('key').description('API keys of other systems');
  addMaking(key, terminal);
  addListing(key, terminal);
  addEnding(key, terminal);
}

function addMaking(key: Command, { onMarketplace, print }: Terminal): void {
  key
    .command('create')
    .description('Make an API key')
    .argument('<name>', 'the name of the system that will use it', parseName)
    .option(
      '--scope <scope>',
      `${keyScopes.join(' or ')}; ${usualKeyScopes.join(' and ')} if left out`,
      parseScope,
    )
    .option('--store <address>', 'a store that it is for; all if left out', collect)
    .action(async (name: string, { scope = usualKeyScopes, store }: CreateOptions) => {
      const made = await onMarketplace(async (marketplace) => {
        const storeIds = store ? await findKeyStores(marketplace.db, store) : null;
        return createApiKey(marketplace, author, { name, scopes: scope, storeIds });
      });
      print(
        `API key ${made.id} for ${name}. Copy it now, as it is not shown again:\n  ${made.key}`,
      );
      const where = store
        ? `for ${store.join(', ')}`
        : 'for all stores, later ones too; "--store <address>" makes one for a single store';
      print(`It is ${where}. It has ${scope.join(' and ')}.`);
    });
  key
    .command('rotate')
    .description('Give an API key a new secret')
    .argument('<number>', 'its number in the list', parseId)
    .option('--overlap <hours>', 'for how long the old one still works', parseOverlap, overlapHours)
    .action(async (id: number, { overlap }: { readonly overlap: number }) => {
      const made = await onMarketplace(async (marketplace) =>
        rotateApiKey(marketplace, author, null, { id, overlapHours: overlap }),
      );
      print(`The new secret of API key ${id}. Copy it now:\n  ${made.key}`);
      print(overlap === 0 ? 'The old one has ended.' : `The old one works for ${overlap} h.`);
    });
}

function addListing(key: Command, { onMarketplace, print }: Terminal): void {
  key
    .command('list')
    .description('List the API keys in use, and those that ended in the last 30 days')
    .action(async () => {
      const { keys } = await onMarketplace(async ({ db, clock }) =>
        listApiKeys(db, null, clock.now()),
      );
      if (keys.length === 0) print('There are no API keys. Make one with "key create <name>".');
      for (const each of keys) print(lineOf(each));
    });
}

function addEnding(key: Command, { onMarketplace, print }: Terminal): void {
  key
    .command('end')
    .description('End an API key at once')
    .argument('<number>', 'its number in the list', parseId)
    .action(async (id: number) => {
      const name = await onMarketplace(async (marketplace) =>
        endApiKey(marketplace, author, null, id),
      );
      print(`API key ${id} for ${name} has ended. Calls with it are refused.`);
    });
}
