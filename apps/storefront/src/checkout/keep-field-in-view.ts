/** Keeps the focused field above the bar at the end of the page. A `ref` of what makes the bar grow. */
export function keepFieldInView(): void {
  document.querySelector('fieldset :focus')?.scrollIntoView({ block: 'nearest' });
}
