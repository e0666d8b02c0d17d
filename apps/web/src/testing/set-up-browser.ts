// First, as code that is loaded next asks the browser at once.
import { stubBrowser } from './stub-browser.ts';
import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '@testing-library/jest-dom/vitest';
import '../app/configure-zod.ts';
import { endScreen } from './render-screen.tsx';
import { skipElementStacks } from './skip-element-stacks.ts';

skipElementStacks();

// Here, as this file alone runs again for each file of tests.
afterEach(endScreen);

// A busy machine takes its time; an answer that comes ends the wait at once.
configure({ asyncUtilTimeout: 30_000 });

// A window of its own for each file of tests.
stubBrowser();
