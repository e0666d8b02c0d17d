import { spawnSync } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createChance } from '../rush/chance.ts';
import { sendOrders } from '../rush/marketplace-side.ts';
import { countStreams, findBrokenLimit } from './check-across.ts';
import { checkOrders, countOrders, findWrongScreens } from './check-orders.ts';
import { startDatabase, type DatabaseServer } from './database.ts';
import { disturb, findCutCalls, type Disturbance } from './disturb.ts';
import { startFleet, type Fleet } from './fleet.ts';
import type { Cut } from './calls.ts';
import { workAt } from './hands.ts';
import { followMemory } from './memory.ts';
import { startHaproxy } from './proxy.ts';
import type { SoakReport } from './report.ts';
import { openSoakScreen, type SoakScreen } from './screen.ts';
import { openDemoShops, type Shop } from './shops.ts';
import { createWatch, describeLate, type Change } from './watch.ts';

export type SoakOptions = {
  /** A folder with the demo marketplace, which the soak changes. */
  readonly dataDir: string;
  /** The stores that were added to it. */
  readonly added: readonly Shop[];
  readonly processes: number;
  readonly screens: number;
  readonly orders: number;
  /** The time in which they come in. */
  readonly seconds: number;
  readonly plan: readonly Disturbance[];
  readonly seed: number;
  readonly graceSeconds: number;
  /** The time in which every screen has to show what happened. */
  readonly rightWithinSeconds: number;
};

type Place = {
  readonly url: string;
  readonly fleet: Fleet;
  readonly database: DatabaseServer;
};

/**
 * Runs several processes of Counter behind HAProxy on one database server while orders come in, people move them and
 * processes and database end. Returns what was measured and everything that went wrong.
 */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { dataDir, graceSeconds, processes } = options;
  const database = await startDatabase(dataDir);
  const fleet = await startFleet({
    size: processes,
    dataDir,
    databaseUrl: database.url,
    settings: { CALLS_PER_MINUTE: '1200', SHUTDOWN_GRACE_SECONDS: String(graceSeconds) },
  });
  const ports = fleet.urls.map((url) => Number(new URL(url).port));
  const proxy = await startHaproxy(dataDir, ports);
  try {
    const report = await soak({ url: proxy.url, fleet, database }, options);
    const faults = await findUnbalancedBooks(dataDir, database);
    return { ...report, faults: [...report.faults, ...faults] };
  } finally {
    await proxy.stop();
    await fleet.stop();
    await database.stop();
  }
}

async function soak(place: Place, options: SoakOptions): Promise<SoakReport> {
  const { url, fleet, database } = place;
  const { pool } = database;
  const [over, closing] = [new AbortController(), new AbortController()];
  setMaxListeners(0, over.signal, closing.signal);
  const withinMs = options.rightWithinSeconds * 1000;
  const cuts: Cut[] = [];
  const faults: string[] = [];
  const shops = [...(await openDemoShops(url)), ...options.added];
  const screens = Array.from({ length: options.screens }, (_, at) => {
    const shop = shops[at % shops.length];
    if (!shop) throw new Error('There is no store.');
    const { outages } = database;
    const watch = createWatch(`Screen ${at + 1} of ${shop.storeUrl}`, { outages, withinMs });
    return openSoakScreen(shop, { url, watch, cuts, over: closing.signal });
  });
  const measuring = followMemory(fleet, { seconds: options.seconds, over: over.signal });
  const [first] = shops;
  if (!first) throw new Error('There is no store.');
  const disturbing = disturb(options.plan, {
    ...place,
    shop: first,
    faults,
    over: over.signal,
  });
  const working = shops.map(async (shop, at) => {
    const own = screens.filter((screen) => screen.shop === shop);
    const share = at < options.orders % shops.length ? 1 : 0;
    const orders = Math.floor(options.orders / shops.length) + share;
    const before = await countOrders(pool, shop);
    return { shop, before, ...(await runShop(own, { place, options, orders, at, cuts, faults })) };
  });
  const worked = await Promise.all(working);
  const disturbed = await disturbing;
  over.abort();

  await untilShown(screens, withinMs);
  faults.push(...(await findWrongScreens(pool, screens, withinMs)));
  const streams = await countStreams(fleet.urls);
  if (streams.reduce((sum, one) => sum + one, 0) < screens.length)
    faults.push(`${streams.join(' + ')} streams are open for ${screens.length} screens.`);
  for (const one of worked) faults.push(...(await checkOrders(url, pool, one)));
  faults.push(...(await findBrokenLimit(fleet.urls)), ...findCutCalls(cuts, disturbed));
  const lags = screens.flatMap(({ watch }) => watch.lags);
  const late = screens.flatMap(({ watch }) => watch.late);
  faults.push(...describeLate(late, disturbed, { changes: lags.length, withinMs }));
  closing.abort();
  await Promise.all(screens.map(async ({ closed }) => closed));
  const memory = await measuring;
  return {
    orders: worked.reduce((sum, { arrived }) => sum + arrived.length, 0),
    moves: worked.reduce((sum, { presses }) => sum + presses.length, 0),
    screens: screens.length,
    streams,
    disturbed,
    repeated: cuts.length,
    lags,
    memory,
    faults: [...faults, ...memory.faults],
  };
}

type Shift = {
  readonly place: Place;
  readonly options: SoakOptions;
  readonly orders: number;
  readonly at: number;
  readonly cuts: Cut[];
  readonly faults: string[];
};

/** Has orders come in at a store and somebody work at its first screen, until all orders are completed. */
async function runShop(screens: readonly SoakScreen[], shift: Shift) {
  const { place, options, orders, at, cuts, faults } = shift;
  const { url } = place;
  const [screen] = screens;
  if (!screen) throw new Error('A store has no screen.');
  const mine = new Set<string>();
  const done = new AbortController();
  const expect = (change: Change): void => screens.forEach(({ watch }) => watch.expect(change));
  const working = workAt(screen, {
    url,
    mine,
    cuts,
    faults,
    onMoved: expect,
    over: done.signal,
  });
  const arrivals = await sendOrders(url, screen.shop.storeUrl, {
    orders,
    seconds: options.seconds,
    chance: createChance(options.seed + at),
    onArrival: (orderNumber) => {
      mine.add(orderNumber);
      expect({ orderNumber, status: 'NEW' });
    },
    onSilence: (error) => void cuts.push({ at: Date.now(), what: String(error) }),
  });
  await passOn(screen, mine);
  done.abort();
  return { arrived: arrivals.map(({ orderNumber }) => orderNumber), presses: await working };
}

const workOffMs = 20_000;

/** Waits until a screen shows that all orders are completed, or the time for that is over. */
async function passOn({ shown }: SoakScreen, mine: ReadonlySet<string>): Promise<void> {
  const until = performance.now() + workOffMs;
  const isDone = (one: string): boolean => shown().get(one)?.status === 'COMPLETED';
  while (![...mine].every(isDone) && performance.now() < until) await delay(100);
}

/** Waits until the screens show every change, for as long as they may take. */
async function untilShown(screens: readonly SoakScreen[], withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  const isWaiting = () => screens.some(({ watch }) => watch.waiting().length > 0);
  while (isWaiting() && performance.now() < until) await delay(50);
}

async function findUnbalancedBooks(dataDir: string, { url }: DatabaseServer): Promise<string[]> {
  const key = await readFile(path.join(dataDir, 'encryption.key'), 'utf8');
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check:books'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: url, ENCRYPTION_KEYS: `local:${key.trim()}` },
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`The books do not balance:\n${stdout}`];
}
