import type { Locator, Page } from '@playwright/test';
import type { StepMove } from '@counter/contract/orders';
import type { Chance } from './chance.ts';
import type { Presses } from './presses.ts';

const timeout = 3000;
const nearest = 6;

const moveOf: Readonly<Record<string, StepMove>> = {
  Accept: 'accept',
  Ready: 'ready',
  Hand: 'complete',
  Completed: 'complete',
};

/** Takes one step of one of the first orders on a screen by touch. Returns false if nothing was to be done. */
export async function tapStep(
  page: Page,
  screen: string,
  { chance, presses }: { readonly chance: Chance; readonly presses: Presses },
): Promise<boolean> {
  const steps = page
    .getByRole('main')
    .getByRole('button', { name: /^(Accept order|Ready|Completed)\b.*[A-Z]{2}-\d{4}$/ });
  const names = await steps.evaluateAll((buttons) =>
    buttons
      .filter((button) => button.closest('[inert]') === null)
      .filter((button) => button.getAttribute('aria-disabled') !== 'true')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  const name = chance.pick(names.slice(0, nearest))?.trim();
  const [, first = '', orderNumber = ''] = /^(\w+).*([A-Z]{2}-\d{4})$/.exec(name ?? '') ?? [];
  const move = moveOf[first];
  if (name === undefined || !move) return false;
  const button = steps.and(page.getByRole('button', { name, exact: true }));
  await button.tap({ timeout });
  if (move === 'accept') {
    presses.attempt(orderNumber, screen);
    await confirmMinutes(page, orderNumber);
  }
  await gone(move === 'accept' ? confirmOf(page, orderNumber) : button);
  presses.take({ orderNumber, move, screen, taps: move === 'accept' ? 2 : 1, keys: 0 });
  return true;
}

function confirmOf(page: Page, orderNumber: string): Locator {
  const name = new RegExp(`^Accept \\d+ min for .*${orderNumber}$`);
  return page.getByRole('main').getByRole('button', { name });
}

async function confirmMinutes(page: Page, orderNumber: string): Promise<void> {
  await confirmOf(page, orderNumber).tap({ timeout });
}

/** Waits until no button has that name any more: the screen has taken the press. */
async function gone(button: Locator): Promise<void> {
  await button.waitFor({ state: 'hidden', timeout });
}

/** Presses Undo if it is offered. Returns true if it was. */
export async function tapUndo(page: Page, presses: Presses): Promise<boolean> {
  const toast = page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Undo' }) })
    .last();
  if ((await toast.count()) === 0) return false;
  const [orderNumber] = /[A-Z]{2}-\d{4}/.exec((await toast.textContent({ timeout })) ?? '') ?? [];
  if (orderNumber === undefined) return false;
  // By its order: the next step's toast takes the place of this one.
  const undo = toast.filter({ hasText: orderNumber }).getByRole('button', { name: 'Undo' });
  presses.undo(orderNumber);
  await undo.tap({ timeout });
  return true;
}

/** Lets the orders in that wait for the hand to leave the list. Returns true if some waited. */
export async function tapArrivals(page: Page): Promise<boolean> {
  const waiting = page.getByRole('main').getByRole('button', { name: /^\d+ (more|new)$/ });
  if ((await waiting.count()) === 0) return false;
  await waiting.first().click({ timeout });
  return true;
}
