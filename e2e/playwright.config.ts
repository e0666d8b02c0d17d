import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

// The headless shell renders no window, which makes every test a quarter faster.
const shell = '/usr/bin/chromium-headless-shell';
const installed = existsSync(shell) ? shell : '/usr/bin/chromium';

const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? installed,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

// Recording traces slows every test down; TRACE=on enables it to look into a failure.
const trace = process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off';

/** A phone of 390 x 844 with touch, at one device pixel per CSS pixel, because painting three without a GPU is slow. */
const phone = {
  ...devices['iPhone 13'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};

const alone = '**/*.alone.spec.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  // Tests spend part of their time waiting for the server, a mail or the clock.
  workers: '150%',
  // One flaky test must not hide other failures. `npm test` names the tests that needed a retry.
  retries: 1,
  forbidOnly: true,
  // Tests that take seconds alone take longer on a busy machine.
  timeout: 180_000,
  // Less than the 30 s after which screens refetch, so a live update has to arrive before.
  expect: { timeout: 20_000 },
  // A service worker would intercept requests that tests answer, so only its own tests enable it.
  use: {
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    trace,
    serviceWorkers: 'block',
    // A missing element should fail the test sooner than the test's own timeout.
    actionTimeout: 30_000,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: alone,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        // Painting every frame of slide-in animations takes longer than the tests. Phones keep animations.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      // Tests that need a keyboard, a mouse or only the server run once.
      testIgnore: ['**/*.desktop.spec.ts', alone],
      grepInvert: /@once/,
      use: { ...phone, browserName: 'chromium', colorScheme: 'dark' },
    },
    // Tests that need the whole machine run last. `--no-deps` runs them alone.
    { name: 'alone', testMatch: alone, dependencies: ['desktop', 'phone'] },
  ],
});
