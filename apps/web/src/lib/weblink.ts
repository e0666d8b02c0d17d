/** The address of a store's own page. */
export function weblinkOf(storeUrl: string, origin: string): string {
  return `${origin}/s/${storeUrl}`;
}
