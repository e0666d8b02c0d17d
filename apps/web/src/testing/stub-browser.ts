/** An observer of a layout that jsdom doesn't have: it never has anything to tell. */
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

/** Gives the simulated browser what it lacks. */
export function stubBrowser(): void {
  // Not by vi.stubGlobal, so that they stay when a test removes its own stubs.
  Object.assign(globalThis, {
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
  });

  // It's always idle.
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

/** The screen that a page is shown on. Its colors are light. */
export type ShownOn = {
  /** In pixels. */
  readonly width: number;
  /** It is used with fingers rather than with a mouse. */
  readonly isTouched: boolean;
};

export const desktop: ShownOn = { width: 1440, isTouched: false };
/** A desktop window that has no room for every column of a table. */
export const narrowWindow: ShownOn = { width: 1024, isTouched: false };
export const phone: ShownOn = { width: 390, isTouched: true };

let shownOn = desktop;

/** Shows the pages that are opened from now on on this screen. */
export function showOn(next: ShownOn): void {
  shownOn = next;
}

/** Returns true if each feature of a query holds: "(pointer: coarse) and (48em <= width < 86em)". */
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

/** Returns true if the screen is at least as wide as the first number says in em, and less wide than the second. */
function isWithin(from = '0', below = 'Infinity'): boolean {
  const em = shownOn.width / 16;
  return Number(from) <= em && em < Number(below);
}

stubBrowser();
