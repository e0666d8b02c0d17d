import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heardOfOrders(text: string): Promise<void>;
    heardNote(): Promise<void>;
  }
}

/** A sentence that a screen reader was given to say, and when; milliseconds since 1970. */
export type Announcement = { readonly text: string; readonly at: number };

/**
 * Writes down what a screen reader would be told of new orders, from the first moment on. Nothing is
 * evaluated in the page, which a browser would take for a press of the person.
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

/** Returns how often each of the orders was announced. */
export function countTold(
  told: readonly Announcement[],
  orderNumbers: readonly string[],
): number[] {
  return orderNumbers.map((number) => told.filter(({ text }) => text.includes(number)).length);
}

/** Counts the notes a page has begun to play; ask before it is opened. */
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
