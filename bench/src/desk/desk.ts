import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { withFolder } from '../places.ts';
import { startProduct } from '../servers.ts';
import { percentile } from '../statistics.ts';
import { desks, screens, type PressedScreen } from './pressed-screens.ts';
import { scrollThrough, type Scrolling } from './scrolling.ts';
import { openStore, type Store } from './store.ts';

/** The time of one kind of press with many open orders, in milliseconds from the press to the next paint. */
type PressTime = {
  readonly view: string;
  readonly press: string;
  readonly times: number;
  readonly p50: number;
  readonly slowest: number;
};

/** The memory of a screen's scripts, in bytes, before and after a number of orders passed through. */
type DeskMemory = {
  readonly view: string;
  readonly orders: number;
  readonly before: number;
  readonly after: number;
};

/**
 * A view's interaction to next paint (INP), in milliseconds: its slowest press, ignoring one in 50.
 * https://web.dev/articles/inp
 */
type Inp = { readonly view: string; readonly presses: number; readonly ms: number };

export type DeskSpeed = {
  readonly presses: readonly PressTime[];
  readonly inp: readonly Inp[];
  readonly scrolling: readonly Scrolling[];
  readonly memory: DeskMemory;
};

type Effort = {
  /** The number of open orders. */
  readonly open: number;
  /** The number of orders that come and go during the memory measurement. */
  readonly passing: number;
  /** The number of repetitions of each press. */
  readonly times: number;
};

const slowdown = 4;

/** The time after which the next event makes the screen refetch all orders, in milliseconds. */
const letGoMs = 61_000;

/** The shortest event duration that browsers report, in milliseconds. */
const shortestMs = 16;

/**
 * Measures presses on the most used screens on a slow device with many open orders, and the desk's memory over a shift.
 */
export async function measureDesk(effort: Effort): Promise<DeskSpeed> {
  return withFolder(async (folder) => {
    const product = await startProduct(folder, { demo: true });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const store = await openStore(product.url);
      await store.place(effort.open);
      const presses: PressTime[] = [];
      const inp: Inp[] = [];
      for (const screen of screens) {
        const all = await measurePresses(browser, product.url, { store, screen, effort });
        presses.push(...[...all].map(([press, times]) => timeOf(screen.view, press, times)));
        inp.push(inpOf(screen.view, [...all.values()].flat()));
      }
      const scrolling: Scrolling[] = [];
      for (const desk of desks)
        scrolling.push(await measureScrolling(browser, product.url, store, desk));
      const memory = await measureMemory(browser, product.url, { store, effort });
      return { presses, inp, scrolling, memory };
    } finally {
      await browser.close();
      await product.stop();
    }
  });
}

type Parts = { readonly store: Store; readonly effort: Effort };

async function measurePresses(
  browser: Browser,
  url: string,
  { store, screen, effort }: Parts & { readonly screen: PressedScreen },
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { page, devtools } = await openScreen(browser, url, store, screen);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const all = new Map<string, number[]>();
  for (let time = 0; time < effort.times; time += 1) {
    for (const [press, make] of screen.presses) {
      await page.evaluate(() => void (window.slowestPress = 0));
      await make(page);
      const took = await page.evaluate(slowestSince);
      all.set(press, [...(all.get(press) ?? []), Math.max(shortestMs, took)]);
    }
  }
  await page.context().close();
  return all;
}

async function measureScrolling(
  browser: Browser,
  url: string,
  store: Store,
  desk: PressedScreen,
): Promise<Scrolling> {
  const { page } = await openScreen(browser, url, store, desk);
  const times = await scrollThrough(page);
  await page.context().close();
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  const framesPerSecond = times.length / seconds;
  return { view: desk.view, framesPerSecond, p95: percentile(times, 0.95) };
}

function timeOf(view: string, press: string, times: readonly number[]): PressTime {
  const p50 = percentile(times, 0.5);
  return { view, press, times: times.length, p50, slowest: Math.max(...times) };
}

function inpOf(view: string, times: readonly number[]): Inp {
  const slowestFirst = times.toSorted((a, b) => b - a);
  const ms = slowestFirst[Math.floor(times.length / 50)] ?? 0;
  return { view, presses: times.length, ms };
}

async function measureMemory(
  browser: Browser,
  url: string,
  { store, effort: { passing } }: Parts,
): Promise<DeskMemory> {
  const [desk] = desks;
  const { page, devtools } = await openScreen(browser, url, store, desk);
  // One round first, because what a screen loads once is no growth.
  const inOneRound = 100;
  const passOneRound = async (): Promise<void> => {
    const ids = await store.place(inOneRound);
    await store.finish(ids.slice(0, inOneRound));
  };
  const measureAtRest = async (): Promise<number> => {
    await passOneRound();
    // The screen drops finished orders within a minute; wait for that before the last round.
    await delay(letGoMs);
    await passOneRound();
    return usedBy(devtools);
  };
  const before = await measureAtRest();
  for (let passed = 0; passed < passing; passed += inOneRound) await passOneRound();
  const after = await measureAtRest();
  await page.context().close();
  return { view: desk.view, orders: passing, before, after };
}

/** Returns the scripts' heap size in bytes after garbage collection. */
async function usedBy(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

async function openScreen(
  browser: Browser,
  url: string,
  { session }: Store,
  screen: PressedScreen,
): Promise<{ readonly page: Page; readonly devtools: CDPSession }> {
  const { viewport, hasTouch, path, ready } = screen;
  const context = await browser.newContext({
    viewport,
    hasTouch,
    isMobile: hasTouch,
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'counter.session', value: session }] }],
    },
  });
  const page = await context.newPage();
  await page.addInitScript(watchPresses);
  await page.goto(`${url}${path}`);
  await ready(page);
  return { page, devtools: await context.newCDPSession(page) };
}

declare global {
  interface Window {
    slowestPress: number;
  }
}

/** Runs in the page: records the slowest press. */
function watchPresses(): void {
  window.slowestPress = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only events of an interaction have an id; a passing pointer's have none.
      const isPress = entry instanceof PerformanceEventTiming && entry.interactionId > 0;
      if (isPress) window.slowestPress = Math.max(window.slowestPress, entry.duration);
    }
  });
  // TypeScript's types lack the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
}

/** Runs in the page: returns the duration of the slowest press once it is painted. */
async function slowestSince(): Promise<number> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
  }
  return window.slowestPress;
}
