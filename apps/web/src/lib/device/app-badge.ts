/** Returns true if this page is the installed app, on a system that shows a number on its icon. */
export function hasBadge(): boolean {
  return 'setAppBadge' in navigator && matchMedia('(display-mode: standalone)').matches;
}

/** Shows a number on the app's icon; none for 0. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Systems may refuse, and say so by a rejection that helps nobody.
  void navigator.setAppBadge(count).catch(() => undefined);
}
