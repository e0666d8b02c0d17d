import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

type Press = readonly [name: string, make: (page: Page) => Promise<void>];

/** A screen and the measured presses on it, in order. */
export type PressedScreen = {
  readonly view: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly presses: readonly Press[];
  /** Waits until rows or figures are shown. */
  readonly ready: (page: Page) => Promise<void>;
};

function step(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name }).first();
}

/** The time between down and up of a tap, click or key, in milliseconds, as for a person. */
const heldMs = 80;

/**
 * Taps or clicks an element by position. Finding it first keeps the search, which isn't the product's work, out of the
 * measured time.
 */
async function press(page: Page, target: Locator): Promise<void> {
  // In one step, because a row may be replaced between two.
  await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touches ? tap(page, x, y) : click(page, x, y));
}

async function tap(page: Page, x: number, y: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await quiet(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await delay(heldMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

async function click(page: Page, x: number, y: number): Promise<void> {
  // A person's mouse hovers over the button before the click.
  await page.mouse.move(x, y);
  await quiet(page);
  await page.mouse.down();
  await delay(heldMs);
  await page.mouse.up();
}

async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  await quiet(page);
  for (const key of keys) await page.keyboard.press(key, { delay: heldMs });
}

async function pressKey(page: Page, key: string): Promise<void> {
  await pressKeys(page, [key]);
}

/** Waits until the page is idle, as it is before a person's press. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    async () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))),
  );
}

const accept = /^Accept order/;
const confirm = /^Accept \d+ min for/;
const ready = /^Ready .*[A-Z]{2}-\d{4}$/;

/** Finds a dialog by attribute. A search by role walks the whole page within the measured time. */
function dialog(page: Page): Locator {
  return page.locator('dialog[open], [role="dialog"]').filter({ visible: true });
}

async function opened(page: Page, pressed: Promise<void>): Promise<void> {
  await pressed;
  await dialog(page).waitFor();
}

async function close(page: Page): Promise<void> {
  await pressKey(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
}

const ordersPath = '/dashboard/orders';

const board: PressedScreen = {
  view: 'board',
  path: ordersPath,
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  ready: async (page) => step(page, accept).waitFor(),
  presses: [
    ['ask for the minutes', async (page) => press(page, step(page, accept))],
    ['accept', async (page) => press(page, step(page, confirm))],
    [
      'tick an item',
      async (page) => {
        const cards = page.getByRole('region', { name: 'Preparing' }).getByRole('listitem');
        await press(page, cards.locator('[aria-pressed]').filter({ visible: true }).first());
      },
    ],
    ['ready', async (page) => press(page, step(page, ready))],
    ['open an order', async (page) => opened(page, press(page, step(page, /^Open /)))],
    ['close it', close],
  ],
};

const laptop = { width: 1440, height: 900 };

const table: PressedScreen = {
  view: 'table',
  path: ordersPath,
  viewport: laptop,
  hasTouch: false,
  ready: async (page) => step(page, accept).waitFor(),
  presses: [
    ['ask for the minutes', async (page) => press(page, step(page, accept))],
    ['accept', async (page) => press(page, step(page, confirm))],
    ['ready', async (page) => press(page, step(page, ready))],
    ['walk to the next order', async (page) => pressKey(page, 'j')],
    ['open an order', async (page) => opened(page, press(page, step(page, /^[A-Z]{2}-\d{4}/)))],
    ['close it', close],
    ['search', async (page) => pressKeys(page, ['/', 'C', 'u'])],
    ['end the search', async (page) => pressKeys(page, ['Backspace', 'Backspace', 'Tab'])],
  ],
};

/** A list whose rows open in a drawer. */
function list(view: string, path: string): PressedScreen {
  const row = (page: Page) =>
    page.getByRole('main').locator('tbody tr').getByRole('button').first();
  return {
    view,
    path,
    viewport: laptop,
    hasTouch: false,
    ready: async (page) => row(page).waitFor(),
    presses: [
      ['open a row', async (page) => opened(page, press(page, row(page)))],
      ['close it', close],
    ],
  };
}

/** A screen with figures for a range of days. */
function figures(view: string, path: string): PressedScreen {
  const days = (page: Page) => page.getByRole('main').locator('[aria-haspopup="dialog"]').first();
  const preset = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const open = async (page: Page): Promise<void> => opened(page, press(page, days(page)));
  const choose = async (page: Page, name: string): Promise<void> => {
    await press(page, preset(page, name));
    await dialog(page).waitFor({ state: 'hidden' });
  };
  return {
    view,
    path,
    viewport: laptop,
    hasTouch: false,
    ready: async (page) => days(page).waitFor(),
    presses: [
      ['open the days', open],
      ['choose 30 days', async (page) => choose(page, 'Last 30 days')],
      ['open the days', open],
      ['choose 7 days', async (page) => choose(page, 'Last 7 days')],
    ],
  };
}

const home: PressedScreen = {
  view: 'home',
  path: '/dashboard/app',
  viewport: laptop,
  hasTouch: false,
  ready: async (page) => page.getByRole('heading', { name: 'Hi, Welcome back' }).waitFor(),
  presses: [
    ['search everything', async (page) => opened(page, pressKey(page, 'Control+k'))],
    ['close it', close],
    ['go to the menu', async (page) => press(page, navigation(page, 'Menu'))],
    ['go home', async (page) => press(page, navigation(page, 'Home'))],
  ],
};

const menu: PressedScreen = {
  view: 'menu',
  path: '/dashboard/products',
  viewport: laptop,
  hasTouch: false,
  ready: async (page) => firstProduct(page).waitFor(),
  presses: [
    ['choose a product', async (page) => press(page, firstProduct(page))],
    ['end the choice', async (page) => press(page, firstProduct(page))],
    [
      'search',
      async (page) => {
        await press(page, page.getByRole('searchbox', { name: 'Search product' }));
        await pressKeys(page, ['k', 'e']);
      },
    ],
    ['end the search', async (page) => pressKeys(page, ['Backspace', 'Backspace', 'Tab'])],
  ],
};

function firstProduct(page: Page): Locator {
  return page.getByRole('main').locator('tbody tr').getByRole('checkbox').first();
}

function navigation(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

/** The board comes first, because its memory is measured. */
export const desks = [board, table] as const;

/** The ten most used screens. */
export const screens: readonly PressedScreen[] = [
  ...desks,
  home,
  list('history', '/dashboard/orders?tab=history'),
  menu,
  list('customers', '/dashboard/customers'),
  list('payouts', '/dashboard/reports/payouts'),
  list('order breakdown', '/dashboard/reports'),
  figures('financials', '/dashboard/financials'),
  figures('performance', '/dashboard/analytics'),
];
