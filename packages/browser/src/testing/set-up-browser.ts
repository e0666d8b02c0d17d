import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Here, as this file alone runs again for each file of tests.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});
