import { configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import '../app/configure-zod.ts';
import { endScreen } from './render-screen.tsx';

// Here, as this file alone runs again for each file of tests.
afterEach(endScreen);

// A busy machine takes its time; an answer that comes ends the wait at once.
configure({ asyncUtilTimeout: 30_000 });

/** An observer of a layout that jsdom doesn't have: it never has anything to tell. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('IntersectionObserver', SilentObserver);

/** Answers for a desktop screen in light colours. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
