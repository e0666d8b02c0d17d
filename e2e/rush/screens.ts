import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { listenForOrders, type Announcement } from '../support/listening.ts';
import { signedInState } from '../support/session.ts';
import { followSending, type Settled } from './settled.ts';
import { watchScreen, type Watched } from './watch-screen.ts';

/** One device of the store during the rush. */
export type Screen = Watched & {
  readonly name: string;
  readonly person: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly by: 'touch' | 'keys';
  /** The announcements that a screen reader was given. */
  readonly told: readonly Announcement[];
  readonly settled: Settled;
};

type Device = Pick<Screen, 'name' | 'person' | 'by'> & { readonly options: BrowserContextOptions };

/** The two people of the demo's store who work. */
const people = ['owner@demo.test', 'manager@demo.test'] as const;

const touch = { hasTouch: true, isMobile: true };

const devices: readonly Device[] = [
  {
    name: 'board',
    person: people[0],
    by: 'touch',
    options: { viewport: { width: 1024, height: 768 }, ...touch },
  },
  {
    name: 'table',
    person: people[1],
    by: 'keys',
    options: { viewport: { width: 1440, height: 900 } },
  },
  {
    name: 'phone',
    person: people[0],
    by: 'touch',
    options: { viewport: { width: 390, height: 844 }, ...touch },
  },
];

/** Opens the orders on a tablet as a board, at a desk as a table, and on a phone. */
export async function openScreens(browser: Browser, url: string): Promise<readonly Screen[]> {
  return Promise.all(devices.map(async (device) => openScreen(browser, url, device)));
}

async function openScreen(
  browser: Browser,
  url: string,
  { options, ...device }: Device,
): Promise<Screen> {
  const context = await browser.newContext({
    ...options,
    serviceWorkers: 'block',
    storageState: await signedInState(url, device.person),
  });
  const page = await context.newPage();
  const told = await listenForOrders(page);
  const watched = await watchScreen(page);
  const settled = followSending(page);
  await page.goto(`${url}/dashboard/orders`);
  if (device.name === 'board') await page.getByRole('region', { name: 'Preparing' }).waitFor();
  await waitForLive(page);
  return { ...device, ...watched, context, page, told, settled };
}

/** Waits until a screen hears of new orders as they happen. */
export async function waitForLive(page: Page): Promise<void> {
  const live = page.getByText('Live. New orders appear right away.');
  await live.waitFor({ state: 'attached', timeout: 60_000 });
}
