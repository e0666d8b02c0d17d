import type { OrderWithTimeline } from '@counter/contract/orders';
import type { Browser } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { startCounter, type Counter } from '../support/counter.ts';
import { openMerchant, type Merchant } from '../support/merchant.ts';
import { createChance } from './chance.ts';
import { findStuckAlarm, findWrongAlarms } from './check-alarms.ts';
import { checkFigures, figuresOf } from './check-figures.ts';
import { effortOf, faultsOfRecord, findLostPresses } from './check-records.ts';
import { findDisagreements } from './check-screens.ts';
import { cutLines, type Cut } from './line.ts';
import { sendOrders, type Arrival } from './marketplace-side.ts';
import { keepPresses } from './presses.ts';
import type { Report } from './report.ts';
import { openScreens, waitForLive, type Screen } from './screens.ts';
import { work } from './work.ts';

export type RushOptions = {
  readonly browser: Browser;
  /** A folder with the demo marketplace, which the rush changes. */
  readonly dataDir: string;
  readonly orders: number;
  /** The time in which they come in. */
  readonly seconds: number;
  readonly seed: number;
};

const storeUrl = 'cedar-kitchen';

/**
 * Plays a rush on the running product: orders come in while two people work on three screens, whose networks
 * fail now and then, and the server is killed once. Returns what was measured and everything that went wrong.
 */
export async function runRush({ browser, dataDir, ...options }: RushOptions): Promise<Report> {
  const first = await startCounter({ dataDir });
  const { url } = first;
  let counter = first;
  const before = await openMerchant(url, 'manager@demo.test');
  await before.lookAtEverything();
  const figures = await figuresOf(url, before);
  const screens = await openScreens(browser, url);
  const killed = killInTheMiddle(first, dataDir, options.seconds, (next) => (counter = next));
  const played = await play(url, screens, options, killed);

  const merchant = await openMerchant(url, 'manager@demo.test');
  const numbers = [...played.arrivals, ...played.presses].map(({ orderNumber }) => orderNumber);
  const records = await readRecords(merchant, new Set(numbers));
  const report = await check(screens, records, played);
  const came = played.arrivals.map(({ orderNumber }) => records.get(orderNumber));
  const sums = await checkFigures(
    url,
    merchant,
    figures,
    came.filter((one) => one !== undefined),
  );
  await merchant.lookAtEverything();
  const stuck = (await Promise.all(screens.map(findStuckAlarm))).flat();
  for (const { context } of screens) await context.close();
  await counter.stop();
  return { ...report, faults: [...report.faults, ...sums, ...stuck] };
}

/** Ends the server as a power cut would, and starts it again on the same data. */
async function killInTheMiddle(
  first: Counter,
  dataDir: string,
  seconds: number,
  onRestart: (counter: Counter) => void,
): Promise<Cut> {
  await delay(seconds * 500);
  const from = Date.now();
  await first.kill();
  onRestart(await startCounter({ dataDir, port: Number(new URL(first.url).port) }));
  return { screen: 'all', from, until: Date.now() };
}

type Played = Awaited<ReturnType<typeof play>>;

async function play(
  url: string,
  screens: readonly Screen[],
  { orders, seconds, seed }: Omit<RushOptions, 'browser' | 'dataDir'>,
  killed: Promise<Cut>,
) {
  const over = new AbortController();
  const { signal } = over;
  const presses = keepPresses();
  const working = Promise.all(
    screens.map(async (screen, at) =>
      work(screen, { chance: createChance(seed + at), presses, over: signal }),
    ),
  );
  const every = { everySeconds: Math.max(8, seconds / 12), over: signal };
  const cutting = cutLines(screens, createChance(seed - 1), every);
  const chance = createChance(seed - 2);
  const arrivals = await sendOrders(url, storeUrl, { orders, seconds, chance });
  const killedAt = await killed;
  // On a slow machine hardly a step is taken in the time of the orders.
  while (presses.taken.length < orders / 2) await delay(200);
  over.abort();
  const missed = await working;
  const cuts = await cutting;
  for (const { page, settled } of screens) {
    await waitForLive(page);
    await settled();
  }
  return {
    arrivals,
    presses: presses.taken,
    attempts: presses.attempts,
    undone: presses.undone,
    missed,
    cuts: [...cuts, killedAt],
  };
}

async function readRecords(
  merchant: Merchant,
  numbers: ReadonlySet<string>,
): Promise<Map<string, OrderWithTimeline>> {
  const records = new Map<string, OrderWithTimeline>();
  for (const orderNumber of numbers) {
    records.set(orderNumber, await merchant.find(orderNumber));
  }
  return records;
}

async function check(
  screens: readonly Screen[],
  records: ReadonlyMap<string, OrderWithTimeline>,
  { arrivals, presses, attempts, undone, missed, cuts }: Played,
): Promise<Report> {
  const all = [...records.values()];
  const incoming = new Set(arrivals.map(({ orderNumber }) => orderNumber));
  const came = all.filter(({ orderNumber }) => incoming.has(orderNumber));
  const faults = [
    ...(incoming.size === arrivals.length ? [] : ['Two orders have the same number']),
    ...all.flatMap(faultsOfRecord),
    ...findLostPresses(presses, undone, records),
  ];
  for (const screen of screens) {
    const own = cuts.filter((cut) => cut.screen === screen.name || cut.screen === 'all');
    faults.push(
      ...(await findDisagreements(screen, all)),
      ...findWrongAlarms(screen, came, { cuts: own, undone, attempts }),
    );
  }
  const { taps, keys } = effortOf(presses, records);
  return {
    orders: arrivals.length,
    steps: presses.length,
    missed: missed.reduce((sum, count) => sum + count, 0),
    cuts: cuts.length - 1,
    toScreen: screens.flatMap((screen) => latenciesOf(screen, arrivals, cuts)),
    interactions: screens.flatMap(({ interactions }) => interactions),
    taps,
    keys,
    faults,
  };
}

/** From sending an order until a screen shows it, while nothing was cut; milliseconds. */
function latenciesOf(
  { shownAt }: Screen,
  arrivals: readonly Arrival[],
  cuts: readonly Cut[],
): number[] {
  return arrivals.flatMap(({ orderNumber, sentAt }) => {
    const at = shownAt.get(orderNumber);
    const isCut = cuts.some((cut) => cut.until > sentAt && cut.from < (at ?? Infinity));
    return at === undefined || isCut ? [] : [at - sentAt];
  });
}
