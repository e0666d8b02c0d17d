/** Keeps the focused field above the bar at the end of the page as the bar grows. A `ref` of the bar. */
export function keepFieldInView(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`);
    const field = document.querySelector('fieldset :focus');
    const top = field?.getBoundingClientRect().top ?? -1;
    // The customer may have scrolled on.
    if (top >= 0 && top < innerHeight) field?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
