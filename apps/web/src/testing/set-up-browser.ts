// First, as code that is loaded next asks the browser at once.
import { stubBrowser } from './stub-browser.ts';
import { configure, getConfig } from '@testing-library/react';
import { afterEach, inject, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import '@counter/browser/configure-zod';
import { quickenComputedStyles } from './quick-styles.ts';
import { endScreen } from './render-screen.tsx';
import { skipElementStacks } from './skip-element-stacks.ts';

skipElementStacks();

// Here, as this file alone runs again for each file of tests.
afterEach(endScreen);

// A form that the browser sends by itself loads another page, which is not simulated.
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
  // A busy machine takes its time; an answer that comes ends the wait at once.
  asyncUtilTimeout: inject('screenWaitMs') ?? 30_000,
  // Writing the page into the error of every try takes a tenth of the time; the last one gets it when the wait is over.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// A window of its own for each file of tests, without what the file before it has put there.
vi.unstubAllGlobals();
stubBrowser();
quickenComputedStyles();
