import { configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';
import '@testing-library/jest-dom/vitest';
import '@counter/browser/configure-zod';
import { endPage } from './render-page.tsx';
import { stubBrowser } from './stub-browser.ts';

// Here, as this file alone runs again for each file of tests.
afterEach(endPage);

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

// A busy machine takes its time; an answer that comes ends the wait at once.
configure({ asyncUtilTimeout: inject('screenWaitMs') ?? 30_000 });

// A window of its own for each file of tests.
stubBrowser();
