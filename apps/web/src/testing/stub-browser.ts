import { vi } from 'vitest';

/** An observer of a layout that jsdom doesn't have: it never has anything to tell. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Gives the simulated browser what it lacks. */
export function stubBrowser(): void {
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);

  // Answers for a desktop screen with a mouse, in light colours.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width') && !media.includes('coarse'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

stubBrowser();
