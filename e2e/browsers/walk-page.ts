import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Driver } from './driver.ts';
import { mark, markInPage, takeFaultsInPage, type Wanted } from './find-in-page.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A page as a person walks through it: by labels, names and what can be read. Each step waits for its part. */
export type WalkPage = {
  open(address: string): Promise<void>;
  press(role: string, name: RegExp, dialog?: RegExp): Promise<void>;
  fill(label: RegExp, value: string, dialog?: RegExp): Promise<void>;
  /** Chooses an option of a list by its words. */
  choose(label: RegExp, option: string, dialog?: RegExp): Promise<void>;
  /** Reads what is on the screen until the words are there, and returns them. */
  see(words: RegExp): Promise<string>;
  seeAddress(address: RegExp): Promise<void>;
  seeGone(words: RegExp): Promise<void>;
  /** Presses again and again until something can be read that it leads to. */
  pressUntil(role: string, name: RegExp, words: RegExp): Promise<void>;
  /** Returns what went wrong in the pages since it was last asked. */
  takeFaults(): readonly string[];
};

const withinMs = 30_000;

/** The page of a browser at a server. */
export function walkPage(driver: Driver, url: string): WalkPage {
  const faults: string[] = [];
  const run = async (expression: string): Promise<unknown> => {
    const taken = await driver.evaluate(callOf(takeFaultsInPage));
    if (Array.isArray(taken)) faults.push(...taken.map(String));
    return driver.evaluate(expression);
  };
  const find = async (wanted: Wanted): Promise<string> => {
    const expression = callOf(markInPage, wanted, mark);
    let last: unknown = null;
    await until(`There is no ${wanted.role} "${wanted.name}".`, async () => {
      const loaded = await run('"TestingLibraryDom" in window');
      // As text, which no rule of the page about scripts stands against.
      if (loaded !== true) await run(`(() => { ${library}\n; return null; })()`);
      const place = await run(expression);
      const rests = place !== null && place === last;
      last = place;
      return rests;
    });
    return `[${mark}]`;
  };
  const onFound = async (wanted: Wanted, act: (selector: string) => Promise<unknown>) => {
    const what = `${wanted.role} "${wanted.name}" could not be reached.`;
    await until(what, async () => {
      await act(await find(wanted));
      return true;
    });
  };
  const text = async () => String(await run('document.body.innerText'));
  return {
    takeFaults: () => faults.splice(0),
    open: async (address) => driver.goto(url + address),
    press: async (role, name, dialog) =>
      onFound(wantedOf('role', role, name, dialog), async (selector) => driver.click(selector)),
    pressUntil: async (role, name, words) =>
      until(`"${words.source}" can't be read.`, async () => {
        if (words.test(await text())) return true;
        await driver.click(await find(wantedOf('role', role, name)));
        return words.test(await text());
      }),
    fill: async (label, value, dialog) =>
      onFound(wantedOf('label', 'field', label, dialog), async (selector) => {
        await driver.type(selector, value);
      }),
    choose: async (label, option, dialog) =>
      onFound(wantedOf('label', 'list', label, dialog), async (selector) => {
        await run(callOf(chooseInPage, selector, option));
      }),
    see: async (words) => {
      let seen = '';
      await until(`"${words.source}" can't be read.`, async () => {
        seen = words.exec(await text())?.[0] ?? '';
        return seen !== '';
      });
      return seen;
    },
    seeGone: async (words) =>
      until(`"${words.source}" can still be read.`, async () => !words.test(await text())),
    seeAddress: async (address) =>
      until(`The address is not ${address.source}.`, async () =>
        address.test(String(await run('location.pathname + location.search'))),
      ),
  };
}

function wantedOf(by: Wanted['by'], role: string, name: RegExp, dialog?: RegExp): Wanted {
  return { by, role, name: name.source, dialog: dialog?.source ?? null };
}

/** An expression that calls a function in the page, by its source. */
function callOf<Given extends readonly unknown[]>(
  called: (...given: Given) => unknown,
  ...given: Given
): string {
  return `(${called.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')})`;
}

function chooseInPage(selector: string, option: string): void {
  const list = document.querySelector(selector);
  if (!(list instanceof HTMLSelectElement)) throw new Error('This is not a list.');
  const chosen = [...list.options].find(({ text }) => text === option);
  if (!chosen) throw new Error(`The list has no ${option}.`);
  list.value = chosen.value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Repeats until it is true. What is thrown meanwhile, as while a page changes, counts once the time is over. */
async function until(otherwise: string, isTrue: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (!(await isTrue())) throw new Error(otherwise);
  }).toPass({ timeout: withinMs, intervals: [100] });
}
