import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heardOfOrders(text: string): Promise<void>;
    heardNote(): Promise<void>;
    sawText(): Promise<void>;
  }
}

/**
 * Writes down what a screen reader would be told of new orders, from the first moment on. Nothing is
 * evaluated in the page, which a browser would take for a press of the person.
 */
export async function listenForOrders(page: Page): Promise<readonly string[]> {
  const told: string[] = [];
  await page.exposeFunction('heardOfOrders', (text: string) => void told.push(text));
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

/** How often each of the order numbers was told. */
export function countTold(told: readonly string[], orderNumbers: readonly string[]): number[] {
  return orderNumbers.map((number) => told.filter((text) => text.includes(number)).length);
}

/**
 * Resolves once a page shows that text; ask before it is opened. Unlike a locator it does not reach
 * into the page from outside, which a browser takes for a press of the person.
 */
export async function untilShown(page: Page, text: string): Promise<{ shown: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('sawText', resolve);
  await page.addInitScript((wanted) => {
    const look = (): void => {
      if (document.documentElement.textContent.includes(wanted)) void window.sawText();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  }, text);
  return { shown: promise };
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
