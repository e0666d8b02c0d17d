import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '@testing-library/jest-dom/vitest';
import '../lib/configure-zod.ts';
import { endPage } from './render-page.tsx';
import { stubBrowser } from './stub-browser.ts';

// Here, as this file alone runs again for each file of tests.
afterEach(endPage);

// A busy machine takes its time; an answer that comes ends the wait at once.
configure({ asyncUtilTimeout: 30_000 });

// A window of its own for each file of tests.
stubBrowser();
