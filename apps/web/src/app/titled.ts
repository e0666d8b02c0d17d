/** A route's `head` that names the page: "Orders" becomes "Orders · Counter" in the browser's tab. */
export function titled(title: string) {
  return () => ({ meta: [{ title }] });
}
