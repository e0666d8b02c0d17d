const name = 'closing';

/** Names a dialog that is on its way out: it stays on the page, and keeps the focus, until it has faded. */
export function nameClosing(_theme: unknown, { opened }: { opened?: boolean }) {
  return { root: opened ? '' : name };
}

/** Returns true if an element belongs to a dialog that is closing. */
export function isClosing(element: Element): boolean {
  return element.closest(`.${name}`) !== null;
}
