/** Returns true for a valid US routing number: nine digits, the last of which is a checksum. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];
  return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 10 === 0;
}
