import { test as base, expect, type Page } from '@playwright/test';
import { startCounter, type Counter } from './counter.ts';
import { copyTemplate } from './folders.ts';
import { openMarketplace, type Marketplace } from './marketplace.ts';
import { openMerchant, passwordOf, type Merchant } from './merchant.ts';
import { signedInState } from './session.ts';
import { watch } from './watch.ts';

export { expectAccessible } from './accessibility.ts';
export { newPassword } from './merchant.ts';

/** The tests' store. */
export const kitchen = 'cedar-kitchen';

/** Matches the browser's error when the server or the network is down. */
export const connectionLost = /net::ERR_/;

type Options = {
  /** The signed-in person; undefined for nobody. */
  readonly person: string | undefined;
  /** Console errors that a test causes on purpose. */
  readonly expectedErrors: readonly RegExp[];
};

type Fixtures = {
  /** Fails the test on console errors, page errors and responses of 500 and above. */
  readonly watched: void;
  readonly marketplace: Marketplace;
  /** A second device where the store's manager is signed in. */
  readonly managersPage: Page;
  /** Marks earlier tests' orders as seen, so that no alarm is on. */
  readonly calm: void;
};

type WorkerFixtures = {
  /** This worker's own Counter. */
  readonly counter: Counter;
  /** Marcus Bell, who manages the store from another device. */
  readonly colleague: Merchant;
};

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  person: [undefined, { option: true }],
  expectedErrors: [[], { option: true }],
  counter: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const counter = await startCounter({ dataDir: await copyTemplate() });
      await use(counter);
      await counter.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ counter }, use) => use(counter.url),
  storageState: async ({ baseURL, person }, use) =>
    use(person === undefined ? undefined : await signedInState(baseURL ?? '', person)),
  managersPage: async ({ browser, counter }, use) => {
    const storageState = await signedInState(counter.url, 'manager@demo.test');
    const context = await browser.newContext({ storageState });
    await use(await context.newPage());
    await context.close();
  },
  marketplace: async ({ counter }, use) => use(openMarketplace(counter.url, kitchen)),
  colleague: [
    async ({ counter }, use) => use(await openMerchant(counter.url, 'manager@demo.test')),
    { scope: 'worker' },
  ],
  calm: [
    async ({ colleague }, use) => {
      await colleague.lookAtEverything();
      await use();
    },
    { auto: true },
  ],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const complaints = watch(context, expectedErrors);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills in the open sign-in form and submits it. */
export async function fillSignIn(
  page: Page,
  email: string,
  password = passwordOf(email),
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Expects the loaded sign-in page; the URL alone changes a moment earlier. */
export async function expectSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
}

/** Signs in through the form. */
export async function signIn(page: Page, email = 'owner@demo.test'): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, email);
}
