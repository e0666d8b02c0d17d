import { demoPassword } from '@counter/contract/auth';
import {
  type Clock,
  type Db,
  type Files,
  type Tx,
  type Vault,
  hasLiveApiKey,
  hashPassword,
  importApiKey,
  importPayments,
  importUsers,
  importWhereEmpty,
  takeOrderNumbers,
} from '@counter/api/import';
import { demoMarketplaceKey } from './feed-key.ts';
import type { LoadingPage } from './loading-page/loading-page.ts';
import { createLeads } from './load/leads.ts';
import { demoUsers } from './load/people.ts';
import type { Draft } from './load/past-order.ts';
import { createPictureBook } from './load/pictures.ts';
import { createShop, fillShop, type Shop, type Surroundings } from './load/shop.ts';
import { demoStores } from './load/stores.ts';

type Loading = {
  readonly db: Db;
  readonly clock: Clock;
  /** Encrypts the stores' bank details. */
  readonly vault: Vault;
  /** Stores the pictures. */
  readonly files: Files;
  /** Reports progress to a person at the console. Defaults to standard output. */
  readonly say?: (line: string) => void;
  /** Opens a page that shows the progress, if there is anything to load. */
  readonly openPage?: (() => Promise<LoadingPage>) | undefined;
};

type Tools = Required<Omit<Loading, 'db' | 'openPage'>> & {
  readonly page: LoadingPage | undefined;
};

const marketplaceName = 'Demo marketplace';
const longAgoMs = 450 * 86_400_000;

/**
 * Loads the demo marketplace into a database without accounts: people, stores, menus with pictures, and orders up to
 * now, deterministically. It is loaded completely or not at all, and only once even if several processes start
 * together.
 */
export async function loadDemoWhereEmpty(loading: Loading): Promise<void> {
  const { db, say = print, openPage, ...parts } = loading;
  const begun = performance.now();
  const loaded = await importWhereEmpty(db, async (tx) => {
    const page = await openPage?.();
    try {
      await load(tx, { ...parts, say, page });
    } finally {
      await page?.close();
    }
  });
  if (!loaded) return;
  say(`Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  introduce(say);
}

async function load(tx: Tx, { clock, vault, files, say, page }: Tools): Promise<void> {
  say('Loading the demo marketplace, once, because the database is empty:');
  const around = await createSurroundings(tx, clock.now(), vault);
  const shops: Shop[] = [];
  for (const store of demoStores) shops.push(await createShop(tx, store, around));
  const numberOf = await numberDrafts(tx, shops);
  const orders = shops.reduce((sum, { drafts }) => sum + drafts.length, 0);
  let done = 0;
  for (const shop of shops) {
    say(`  ${describe(shop)}`);
    page?.show(describe(shop), done / orders);
    await fillShop(tx, shop, numberOf, around);
    done += shop.drafts.length;
  }
  await importPayments(tx, clock.now());
  await around.pictures.save(files);
}

async function createSurroundings(tx: Tx, now: Date, vault: Vault): Promise<Surroundings> {
  const createdAt = new Date(now.getTime() - longAgoMs);
  const accounts = demoUsers.map(async ({ email, fullName, phoneNumber, operator = false }) => {
    const passwordHash = await hashPassword(demoPassword);
    return { email, fullName, phoneNumber, operator, passwordHash, createdAt, demo: true };
  });
  const people = await importUsers(tx, await Promise.all(accounts));
  const name = marketplaceName;
  const operator = operatorAmong(people);
  const id = await importApiKey(tx, { name, key: demoMarketplaceKey, createdAt, demo: true });
  return {
    now,
    people,
    operatorId: operator.id,
    operatorName: operator.fullName,
    leads: await createLeads(tx, now),
    vault,
    marketplace: { kind: 'integration', id, name },
    pictures: createPictureBook(),
  };
}

function operatorAmong(people: Surroundings['people']) {
  const email = demoUsers.find(({ operator }) => operator)?.email ?? '';
  const person = people.get(email);
  if (!person) throw new Error('Nobody runs the marketplace of the demo.');
  return person;
}

/** Returns true if the database holds the demo marketplace and nobody has ended it. */
export async function hasDemo(db: Db): Promise<boolean> {
  return hasLiveApiKey(db, demoMarketplaceKey);
}

/** Numbers orders across the whole marketplace in the order they came in. */
async function numberDrafts(tx: Tx, shops: readonly Shop[]): Promise<(draft: Draft) => string> {
  const drafts = shops
    .flatMap((shop) => shop.drafts)
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  const numbers = await takeOrderNumbers(tx, drafts.length);
  const byDraft = new Map(drafts.map((draft, index) => [draft, numbers[index]]));
  return (draft) => {
    const number = byDraft.get(draft);
    if (number === undefined) throw new Error('An order of the demo was left without a number.');
    return number;
  };
}

const grouped = new Intl.NumberFormat('en');

function describe({ store, drafts }: Shop): string {
  const { name, branchName, approved, catalogue } = store;
  if (!approved) return `${name}, ${branchName}: waiting for approval`;
  const products = catalogue?.products.length ?? 0;
  return `${name}, ${branchName}: ${products} products, ${grouped.format(drafts.length)} orders`;
}

function introduce(say: (line: string) => void): void {
  say(`Sign in with one of these and the password ${demoPassword}`);
  for (const { email, shows } of demoUsers) say(`  ${email.padEnd(22)} ${shows}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
