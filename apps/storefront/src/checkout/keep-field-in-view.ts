/**
 * Keeps the focused field above the bar at the end of the page. Use it as the `ref` of elements that make the bar
 * grow.
 */
export function keepFieldInView(): void {
  document.querySelector('fieldset :focus')?.scrollIntoView({ block: 'nearest' });
}
