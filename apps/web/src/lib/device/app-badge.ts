/** Returns true if this page is the installed app, on a system that shows a number on its icon. */
export function hasBadge(): boolean {
  return 'setAppBadge' in navigator && matchMedia('(display-mode: standalone)').matches;
}

/** Shows a count on the app's icon, or clears it for 0. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // The system may refuse, and nobody can act on the error.
  void navigator.setAppBadge(count).catch(() => undefined);
}
