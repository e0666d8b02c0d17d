import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

type Press = readonly [name: string, make: (page: Page) => Promise<void>];

/** A screen of the desk, and the presses that are measured on it, in the order in which they are made. */
export type Desk = {
  readonly view: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly presses: readonly Press[];
  /** Waits until its orders stand there. */
  readonly ready: (page: Page) => Promise<void>;
};

function step(page: Page, name: RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name }).first();
}

/** The time between down and up of a tap, a click or a key, as a person presses; milliseconds. */
const heldMs = 80;

/**
 * Taps or clicks where something stands. It is looked for first: the search goes through the whole page, which isn't the
 * product's work and must not fall into the time that is measured.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
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
  // A hand with a mouse is over the button before it presses.
  await page.mouse.move(x, y);
  await quiet(page);
  await page.mouse.down();
  await delay(heldMs);
  await page.mouse.up();
}

async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key, { delay: heldMs });
}

/** Waits until the page has nothing to do for a moment, as before a press of a person. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    async () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))),
  );
}

const accept = /^Accept order/;
const confirm = /^Accept \d+ min for/;
const ready = /^Ready .*[A-Z]{2}-\d{4}$/;

/** By its attribute: a search by role looks at the whole page, in the time that is measured. */
function dialog(page: Page): Locator {
  return page.locator('[role="dialog"]');
}

async function opened(page: Page, pressed: Promise<void>): Promise<void> {
  await pressed;
  await dialog(page).waitFor();
}

async function close(page: Page): Promise<void> {
  await pressKey(page, 'Escape');
  await dialog(page).waitFor({ state: 'hidden' });
}

const board: Desk = {
  view: 'board',
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

const table: Desk = {
  view: 'table',
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  ready: async (page) => step(page, accept).waitFor(),
  presses: [
    ['ask for the minutes', async (page) => press(page, step(page, accept))],
    ['accept', async (page) => press(page, step(page, confirm))],
    ['ready', async (page) => press(page, step(page, ready))],
    ['walk to the next order', async (page) => pressKey(page, 'j')],
    ['open an order', async (page) => opened(page, press(page, step(page, /^[A-Z]{2}-\d{4}/)))],
    ['close it', close],
    [
      'search',
      async (page) => {
        for (const key of ['/', 'C', 'u']) await pressKey(page, key);
      },
    ],
    [
      'end the search',
      async (page) => {
        for (const key of ['Backspace', 'Backspace', 'Tab']) await pressKey(page, key);
      },
    ],
  ],
};

/** The board first: its memory is watched. */
export const desks = [board, table] as const;
