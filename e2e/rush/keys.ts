import type { Page } from '@playwright/test';
import type { StepMove } from '@counter/contract/orders';
import type { Chance } from './chance.ts';
import type { Presses } from './presses.ts';

const timeout = 3000;
const furthest = 6;

/** The status is among so many of the first characters of a row; further on are the names of its buttons. */
const labelWithin = 60;

type Step = { readonly move: StepMove; readonly keys: readonly string[]; readonly status: string };

/** The keys that take an order of a status to its next step, and what its row says then. */
const steps: Readonly<Record<string, Step>> = {
  New: { move: 'accept', keys: ['a', 'Enter'], status: 'Store Accepted' },
  'Store Accepted': { move: 'ready', keys: ['e'], status: 'Ready' },
  Ready: { move: 'complete', keys: ['c'], status: 'Completed' },
};

/**
 * Walks to one of the first orders of the table by keyboard and takes its next step. Returns false if nothing was
 * to be done there.
 */
export async function pressStep(
  page: Page,
  screen: string,
  { chance, presses }: { readonly chance: Chance; readonly presses: Presses },
): Promise<boolean> {
  const stays = chance.percent(70) && (await focusedOrder(page)) !== undefined;
  const way = stays ? [] : await walk(page, chance);
  for (const key of way) await page.keyboard.press(key);
  const found = await focusedOrder(page);
  const step = steps[found?.status ?? ''];
  if (!found || !step) return false;
  const { orderNumber } = found;
  const { move, keys, status } = step;
  // The next step sleeps for a second.
  const asleep = page.locator('tr:focus-within [aria-disabled=true]').first();
  await asleep.waitFor({ state: 'detached', timeout });
  if (move === 'accept') presses.attempt(orderNumber, screen);
  for (const key of keys) await page.keyboard.press(key, { delay: 30 });
  await page.waitForFunction(isShown, { orderNumber, status, labelWithin }, { timeout });
  presses.take({ orderNumber, move, screen, taps: 0, keys: way.length + keys.length });
  return true;
}

/** Lets the orders in that wait for the keys to rest. Returns true if some waited. */
export async function pressArrivals(page: Page): Promise<boolean> {
  const waiting = page.getByRole('main').getByRole('button', { name: /^\d+ new$/ });
  if ((await waiting.count()) === 0) return false;
  await page.keyboard.press('.');
  await waiting.waitFor({ state: 'detached', timeout });
  return true;
}

/** One to three rows further down, or one back; back up once the first orders are far. */
async function walk(page: Page, chance: Chance): Promise<readonly string[]> {
  const row = await page.evaluate(
    () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex') ?? '0',
  );
  if (Number(row) > furthest || chance.percent(30)) return ['k', 'k'];
  return Array.from({ length: 1 + chance.below(3) }, () => 'j');
}

/** Runs in the page: returns true if an order's row shows a status. */
function isShown(wanted: { orderNumber: string; status: string; labelWithin: number }): boolean {
  return [...document.querySelectorAll('main tr')]
    .map((row) => row.textContent)
    .filter((text) => text.includes(wanted.orderNumber))
    .some((text) => text.slice(0, wanted.labelWithin).includes(wanted.status));
}

async function focusedOrder(
  page: Page,
): Promise<{ readonly orderNumber: string; readonly status: string } | undefined> {
  const text = await page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');
  const [orderNumber] = /[A-Z]{2}-\d{4}/.exec(text) ?? [];
  const status = ['Store Accepted', 'Ready', 'New'].find((label) =>
    text.slice(0, labelWithin).includes(label),
  );
  return orderNumber === undefined || status === undefined ? undefined : { orderNumber, status };
}
