/** Returns the number that an address ends with, or 0, which nothing has, for anything else. */
export function readId(part: string): number {
  return /^\d+$/.test(part) ? Number(part) : 0;
}
