import { orderStatusLabel, type Order, type OrderStatus } from '@counter/contract/orders';
import { setTimeout as delay } from 'node:timers/promises';
import { errors, type Locator, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import { tapArrivals } from './taps.ts';

/** The status that a screen shows, by order number. */
type Shown = ReadonlyMap<string, string>;

const columns: Readonly<Record<string, OrderStatus>> = {
  NEW: 'NEW',
  STORE_ACCEPTED: 'STORE_ACCEPTED',
  READY: 'READY',
};

async function readBoard(page: Page): Promise<Shown> {
  const more = page.getByRole('button', { name: /^Show \d+ more$/ });
  await pressWhileThere(more.first());
  const cards = await page
    .getByRole('main')
    .locator('li[data-status]:not([inert])')
    .evaluateAll((found) =>
      found.map((card) => [card.getAttribute('aria-label'), card.getAttribute('data-status')]),
    );
  return new Map(
    cards.map(([number, status]) => [
      number ?? '',
      orderStatusLabel(columns[status ?? ''] ?? 'COMPLETED'),
    ]),
  );
}

async function readList(page: Page): Promise<Shown> {
  const more = page.getByRole('button', { name: 'Show more' });
  await pressWhileThere(more);
  const texts = await readWhileScrolling(page);
  const labels = ['Store Accepted', 'Completed', 'Cancelled', 'Expired', 'Ready', 'New'];
  return new Map(
    texts.flatMap((text) => {
      const [number] = /[A-Z]{2}-\d{4}/.exec(text) ?? [];
      const label = firstOf(labels, text);
      return number === undefined || label === undefined ? [] : [[number, label] as const];
    }),
  );
}

/** Returns the text of every row from the top of the page to its end: a long table has only those in sight. */
async function readWhileScrolling(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let isAtEnd = false; !isAtEnd;) {
    texts.push(...(await page.getByRole('main').locator('tbody tr, li').allTextContents()));
    isAtEnd = await page.evaluate(scrollOn);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  return texts;
}

/** Runs in the page: scrolls on by most of a screen and lets it be drawn; answers true if it was at its end. */
async function scrollOn(): Promise<boolean> {
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  window.scrollBy(0, innerHeight * 0.8);
  const drawn = async () => new Promise((resolve) => requestAnimationFrame(resolve));
  await drawn();
  await drawn();
  return isAtEnd;
}

/** Closes what was said, which may lie over a button, and lets in what waits for a hand to leave the list. */
async function settle(page: Page): Promise<void> {
  await pressWhileThere(page.getByRole('button', { name: 'Close', exact: true }).first());
  while (await inTime(tapArrivals(page), true));
}

/** Presses a button until it is gone, which it may be between a look and the press. */
async function pressWhileThere(button: Locator): Promise<void> {
  while ((await button.count()) > 0) await inTime(button.click({ timeout: 5000 }), undefined);
}

/** Resolves with what an action answers, or with another value where it took too long. */
async function inTime<Answer>(action: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return otherwise;
    throw error;
  }
}

/** Returns the label that a text begins with: the next step's button says another one behind it. */
function firstOf(labels: readonly string[], text: string): string | undefined {
  return labels
    .filter((label) => text.includes(label))
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))[0];
}

/**
 * Returns where a screen disagrees with the server about the orders that it has to show: on the board the open
 * ones, in a list all of today. Asks at least twice, and for 20 seconds: a screen
 * without events asks again after 30.
 */
export async function findDisagreements(
  { name, page }: Screen,
  records: readonly Order[],
): Promise<string[]> {
  await page.mouse.move(0, 0);
  await settle(page);
  const isBoard = name === 'board';
  const wanted = records.filter(({ status }) => !isBoard || status in columns);
  const until = performance.now() + 20_000;
  // Reading hundreds of rows takes longer than that, and one may move meanwhile.
  for (let attempt = 1; ; attempt += 1) {
    const shown = isBoard ? await readBoard(page) : await readList(page);
    const faults = wanted.flatMap(({ orderNumber, status }) => {
      const label = shown.get(orderNumber);
      const right = orderStatusLabel(status);
      return label === right ? [] : [`${name}: ${orderNumber} is ${right}, shown as ${label}`];
    });
    if (faults.length === 0 || (attempt > 1 && performance.now() > until)) return faults;
    await delay(200);
  }
}
