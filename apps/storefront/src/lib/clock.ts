/** The present, in milliseconds since 1970: the one place where the browser's clock is read. */
export function now(): number {
  return Date.now();
}
