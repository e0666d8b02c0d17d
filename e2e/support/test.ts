import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { startCounter, type Counter } from './counter.ts';
import { copyTemplate } from './folders.ts';
import { openMarketplace, type Marketplace } from './marketplace.ts';

export const demoPassword = 'Demo-pass-1';

/** The store the tests work in. */
export const kitchen = 'cedar-kitchen';

type Fixtures = {
  /** Fails the test on console errors, page errors and answers of 500 and above. */
  readonly watched: void;
  readonly marketplace: Marketplace;
};

type WorkerFixtures = {
  /** A Counter of this worker's own. */
  readonly counter: Counter;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  counter: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const counter = await startCounter({ dataDir: await copyTemplate() });
      await use(counter);
      await counter.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ counter }, use) => use(counter.url),
  marketplace: async ({ counter }, use) => use(openMarketplace(counter.url, kitchen)),
  watched: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // A refused sign-in is an answer like any other; the browser reports it as an error.
        const refusal = /status of 4\d\d/.test(message.text());
        if (message.type() === 'error' && !refusal) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the form and waits for the first screen. */
export async function signIn(page: Page, email = 'owner@demo.test'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Expects that axe finds nothing, in the colours the page has now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}
