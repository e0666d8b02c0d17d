import type { Business } from '@counter/contract/store';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { endScreen } from './render-screen.tsx';

/** Shows a part of a screen to somebody to whom the store is like this. */
type Show = (store: Partial<Business>) => Promise<HTMLElement>;

/** A store that staff view as its owner: they read all of it but the bank account, and change nothing. */
export const viewed: Partial<Business> = { viewedUntil: '2026-11-20T12:15:00Z' };

/** Lists the buttons, links, forms and switches that the owner of a store is offered and somebody else isn't, by name. */
export async function offersKeptFrom(other: Partial<Business>, show: Show): Promise<string[]> {
  const owners = await findOffers({ role: 'owner' }, show);
  endScreen();
  const others = new Set(await findOffers(other, show));
  return [...new Set(owners)].filter((name) => !others.has(name)).toSorted();
}

async function findOffers(store: Partial<Business>, show: Show): Promise<string[]> {
  const part = await show(store);
  let before: string[];
  let offers: string[] = [];
  // Parts of a screen are loaded once it shows them.
  do {
    before = offers;
    await act(async () => vi.dynamicImportSettled());
    offers = offersIn(part);
  } while (offers.length !== before.length);
  return offers;
}

function offersIn(part: HTMLElement): string[] {
  const offered = 'button, a[href], form, [role="switch"]:not(:disabled)';
  return [...part.querySelectorAll(offered)].map(nameOf);
}

function nameOf(one: Element): string {
  const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
  return one.getAttribute('aria-label') ?? (label ?? one).textContent;
}
