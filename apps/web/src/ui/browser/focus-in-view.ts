/** Focuses a field and scrolls to it. The browser doesn't scroll to a field that has the focus already. */
export function focusInView(field: HTMLElement): void {
  field.focus();
  if (isHidden(field)) field.scrollIntoView({ block: 'center' });
}

/** Returns true if the middle of a field is scrolled away, or below a bar that stays in place. */
function isHidden(field: HTMLElement): boolean {
  const { left, top, width, height } = field.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return !field.contains(shown);
}
