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
  // A hand with a mouse is over the button before it presses.
  if (!touches) await page.mouse.move(x, y);
  await quiet(page);
  if (touches) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
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
  await page.keyboard.press('Escape');
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
    ['walk to the next order', async (page) => page.keyboard.press('j')],
    ['open an order', async (page) => opened(page, press(page, step(page, /^[A-Z]{2}-\d{4}/)))],
    ['close it', close],
    [
      'search',
      async (page) => {
        await page.keyboard.press('/');
        await page.keyboard.type('Cu');
      },
    ],
    [
      'end the search',
      async (page) => {
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Tab');
      },
    ],
  ],
};

/** The board first: its memory is watched. */
export const desks = [board, table] as const;
