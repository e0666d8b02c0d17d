// First, because the modules loaded next use the browser's APIs.
import { stubBrowser } from './stub-browser.ts';
import { configure, getConfig } from '@testing-library/react';
import { afterEach, inject, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import '@counter/browser/configure-zod';
import { quickenComputedStyles } from './quick-styles.ts';
import { endScreen } from './render-screen.tsx';
import { skipElementStacks } from './skip-element-stacks.ts';

skipElementStacks();

// Registered here, because only this file runs again for each test file.
afterEach(endScreen);

// A form that the browser submits itself loads another page, which isn't simulated.
let sentByBrowser = 0;
window.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) sentByBrowser += 1;
});
afterEach(() => {
  const sent = sentByBrowser;
  sentByBrowser = 0;
  if (sent > 0) throw new Error('The browser itself sent a form.');
});

const { getElementError } = getConfig();

configure({
  // A busy machine needs time; a response ends the wait at once.
  asyncUtilTimeout: inject('screenWaitMs') ?? 30_000,
  // Printing the page into every attempt's error takes a tenth of the time. Only the last attempt prints it.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// Each test file has its own window, without the globals of the file before it.
vi.unstubAllGlobals();
stubBrowser();
quickenComputedStyles();
