/** Focuses a field and scrolls to it. Browsers don't scroll to a field that already has the focus. */
export function focusInView(field: HTMLElement): void {
  field.focus();
  if (isHidden(field)) field.scrollIntoView({ block: 'center' });
}

/** Returns true if the middle of a field is scrolled out of view or behind a fixed bar. */
function isHidden(field: HTMLElement): boolean {
  const { left, top, width, height } = field.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return !field.contains(shown);
}
