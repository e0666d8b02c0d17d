const name = 'closing';

/** Names a dialog that is on its way out: it stays on the page, and keeps the focus, until it has faded. */
export function nameClosing(_theme: unknown, { opened }: { opened?: boolean }) {
  return { root: opened ? '' : name };
}

/** Whether an element belongs to a dialog that is on its way out. */
export function isClosing(element: Element): boolean {
  return element.closest(`.${name}`) !== null;
}
