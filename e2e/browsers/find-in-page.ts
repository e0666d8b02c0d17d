import type * as library from '@testing-library/dom';

/** An element as a person would name it. Names are sources of regular expressions that ignore case. */
export type Wanted = {
  readonly by: 'role' | 'label';
  /** The role, where it is found by that. */
  readonly role: string;
  readonly name: string;
  /** Names the dialog that it stands in, if any. */
  readonly dialog: string | null;
};

declare global {
  interface Window {
    TestingLibraryDom?: typeof library;
    walkFaults?: string[];
  }
}

/** The attribute that marks the element that was found. */
export const mark = 'data-walked';

/**
 * Marks the first visible element of that kind. Returns its place, or null while there is none. Runs in the page, so
 * that it may use nothing from outside.
 */
export function markInPage(wanted: Wanted, attribute: string): string | null {
  const finder = window.TestingLibraryDom;
  if (!finder) return null;
  for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
  const named = (name: string) => new RegExp(name, 'i');
  const dialogs =
    wanted.dialog === null
      ? [document.body]
      : finder.queryAllByRole(document.body, 'dialog', { name: named(wanted.dialog) });
  const found = dialogs.flatMap((place) =>
    wanted.by === 'role'
      ? finder.queryAllByRole(place, wanted.role, { name: named(wanted.name) })
      : finder.queryAllByLabelText(place, named(wanted.name), {
          selector: 'input, select, textarea',
        }),
  );
  const element = found.find((one) => one.checkVisibility() && one.getClientRects().length > 0);
  if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.setAttribute(attribute, '');
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].join(' ');
}

/** Gathers from now on what goes wrong in the page. Returns what did since it was last asked. */
export function takeFaultsInPage(): string[] {
  if (!window.walkFaults) {
    const faults: string[] = [];
    window.walkFaults = faults;
    window.addEventListener('error', ({ message }) => faults.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  }
  return window.walkFaults.splice(0);
}
