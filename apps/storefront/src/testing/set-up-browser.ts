import { configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';
import '@testing-library/jest-dom/vitest';
import '@counter/browser/configure-zod';
import { endPage } from './render-page.tsx';
import { stubBrowser } from './stub-browser.ts';

// Registered here, because only this file runs again for each test file.
afterEach(endPage);

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

// A busy machine needs time; a response ends the wait at once.
configure({ asyncUtilTimeout: inject('screenWaitMs') ?? 30_000 });

// Each test file has its own window.
stubBrowser();
