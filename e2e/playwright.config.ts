import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

// The shell has no window to draw for, which takes a quarter off every test.
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

// Recording takes its time in every test; TRACE=on does it where a failure asks for it.
const trace = process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off';

/** A phone of 390 x 844, driven by touch. Its three dots per pixel would all have to be painted without a GPU. */
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
  // They wait for the server, a mail or the clock for part of the time.
  workers: '150%',
  // Only so that one flaky test does not hide what else there is: `npm test` names those that needed it.
  retries: 1,
  forbidOnly: true,
  // What takes seconds alone takes longer where the machine has other work.
  timeout: 180_000,
  // Less than the 30 s after which a screen asks again: what the server tells has to arrive before.
  expect: { timeout: 20_000 },
  // A service worker would stand between the page and the requests that tests answer: only who tests it has it.
  use: {
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    trace,
    serviceWorkers: 'block',
    // What is not there to be pressed should fail the test sooner than its own end does.
    actionTimeout: 30_000,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: alone,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        // Painting every frame of what slides in takes more time than the tests; phones keep the motion.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      // What needs a keyboard, a mouse or only the server is looked at once.
      testIgnore: ['**/*.desktop.spec.ts', alone],
      grepInvert: /@once/,
      use: { ...phone, browserName: 'chromium', colorScheme: 'dark' },
    },
    // What needs the whole machine comes last. `--no-deps` runs it without the others.
    { name: 'alone', testMatch: alone, dependencies: ['desktop', 'phone'] },
  ],
});
