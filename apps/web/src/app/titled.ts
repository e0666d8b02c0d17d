/** Returns a route's `head` with a page title: "Orders" becomes "Orders · Counter" in the browser tab. */
export function titled(title: string) {
  return () => ({ meta: [{ title }] });
}
