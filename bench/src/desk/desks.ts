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

const accept = /^Accept order/;
const confirm = /^Accept \d+ min for/;
const ready = /^Ready .*[A-Z]{2}-\d{4}$/;

/** By its attribute: a search by role looks at the whole page, in the time that is measured. */
function dialog(page: Page): Locator {
  return page.locator('[role="dialog"]');
}

async function opened(page: Page, press: Promise<void>): Promise<void> {
  await press;
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
    ['ask for the minutes', async (page) => step(page, accept).tap()],
    ['accept', async (page) => step(page, confirm).tap()],
    [
      'tick an item',
      async (page) => {
        const cards = page.getByRole('region', { name: 'Preparing' }).getByRole('listitem');
        await cards.locator('[aria-pressed]').filter({ visible: true }).first().tap();
      },
    ],
    ['ready', async (page) => step(page, ready).tap()],
    ['open an order', async (page) => opened(page, step(page, /^Open /).tap())],
    ['close it', close],
  ],
};

const table: Desk = {
  view: 'table',
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  ready: async (page) => step(page, accept).waitFor(),
  presses: [
    ['ask for the minutes', async (page) => step(page, accept).click()],
    ['accept', async (page) => step(page, confirm).click()],
    ['ready', async (page) => step(page, ready).click()],
    ['walk to the next order', async (page) => page.keyboard.press('j')],
    ['open an order', async (page) => opened(page, step(page, /^[A-Z]{2}-\d{4}/).click())],
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
