/** An observer that never reports anything, because jsdom has no layout. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function openDialog(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement): void {
  this.open = false;
}

/** Adds the APIs that the simulated browser lacks. */
export function stubBrowser(): void {
  // Not with `vi.stubGlobal`, so that they stay when a test removes its own stubs.
  Object.assign(globalThis, {
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
  });

  // The browser is always idle.
  window.requestIdleCallback = (ready) => {
    ready({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: matchesScreen(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => undefined;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  document.elementFromPoint = () => document.activeElement;
  Element.prototype.setPointerCapture = () => undefined;
  HTMLDialogElement.prototype.showModal = openDialog;
  HTMLDialogElement.prototype.close = closeDialog;
}

/** The screen that shows the page, always in the light scheme. */
export type ShownOn = {
  /** In pixels. */
  readonly width: number;
  /** True for a touch screen. */
  readonly isTouched: boolean;
};

export const desktop: ShownOn = { width: 1440, isTouched: false };
/** A desktop window too narrow for every column of a table. */
export const narrowWindow: ShownOn = { width: 1024, isTouched: false };
export const phone: ShownOn = { width: 390, isTouched: true };

let shownOn = desktop;

/** Sets the screen of pages that are opened from now on. */
export function showOn(next: ShownOn): void {
  shownOn = next;
}

/** Returns true if every feature of a media query matches: "(pointer: coarse) and (48em <= width < 86em)". */
function matchesScreen(media: string): boolean {
  return media.split(' and ').every((feature) => {
    if (feature === 'screen') return true;
    if (feature === '(pointer: coarse)') return shownOn.isTouched;
    const range = /^\((?:([\d.]+)em <= )?width < ([\d.]+)em\)$/.exec(feature);
    if (range) return isWithin(range[1], range[2]);
    const atLeast = /^\(min-width: ([\d.]+)em\)$/.exec(feature);
    return atLeast !== null && isWithin(atLeast[1], undefined);
  });
}

/** Returns true if the screen's width is at least `from` and below `below`, both in em. */
function isWithin(from = '0', below = 'Infinity'): boolean {
  const em = shownOn.width / 16;
  return Number(from) <= em && em < Number(below);
}

stubBrowser();
