/** Returns true for the nine digits of a US bank. The last one follows from the eight before it. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 10 === 0;
}
