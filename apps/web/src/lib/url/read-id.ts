/** Returns the id at the end of an address, or 0, which no record has, if it isn't a number. */
export function readId(part: string): number {
  return /^\d+$/.test(part) ? Number(part) : 0;
}
