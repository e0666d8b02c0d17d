const name = 'closing';

/** Class name for a closing dialog. It stays in the document, with the focus, until it has faded out. */
export function nameClosing(_theme: unknown, { opened }: { opened?: boolean }) {
  return { root: opened ? '' : name };
}

/** Returns true if an element belongs to a dialog that is closing. */
export function isClosing(element: Element): boolean {
  return element.closest(`.${name}`) !== null;
}
