import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heardOfOrders(text: string): Promise<void>;
    heardNote(): Promise<void>;
  }
}

/** A screen reader announcement and its time in milliseconds since 1970. */
export type Announcement = { readonly text: string; readonly at: number };

/**
 * Records all screen reader announcements about new orders. It evaluates nothing in the page, because a browser would
 * take that for user activation.
 */
export async function listenForOrders(page: Page): Promise<readonly Announcement[]> {
  const told: Announcement[] = [];
  await page.exposeFunction('heardOfOrders', (text: string) => {
    told.push({ text, at: Date.now() });
  });
  await page.addInitScript(() => {
    let last = '';
    const listen = (): void => {
      const texts = [...document.querySelectorAll('output')].map((part) => part.textContent);
      const text = texts.find((candidate) => /new orders?: /.test(candidate)) ?? '';
      if (text !== '' && text !== last) void window.heardOfOrders(text);
      last = text;
    };
    new MutationObserver(listen).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return told;
}

/** Counts the announcements of each order. */
export function countTold(
  told: readonly Announcement[],
  orderNumbers: readonly string[],
): number[] {
  return orderNumbers.map((number) => told.filter(({ text }) => text.includes(number)).length);
}

/** Counts the notes that a page starts to play. Call it before the page is opened. */
export async function countNotes(page: Page): Promise<() => number> {
  let notes = 0;
  await page.exposeFunction('heardNote', () => void (notes += 1));
  await page.addInitScript(() => {
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        void window.heardNote();
        super.start(when);
      }
    };
  });
  return () => notes;
}
