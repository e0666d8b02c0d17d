import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// In this file, because it runs again for each test file.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});
