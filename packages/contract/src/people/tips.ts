/**
 * Splits an amount by weights, to the cent. Shares are rounded down, and the remaining cents go to the largest
 * remainders, earlier ones first. The shares add up to the amount unless all weights are 0; then all shares are 0.
 */
export function shareByWeights(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n || amount <= 0) return weights.map(() => 0);
  const exact = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight);
    return { place, whole: Number(product / all), remainder: product % all };
  });
  const left = amount - exact.reduce((sum, { whole }) => sum + whole, 0);
  const favored = new Set(
    exact
      .toSorted((one, other) => Number(other.remainder - one.remainder) || one.place - other.place)
      .slice(0, left)
      .map(({ place }) => place),
  );
  return exact.map(({ place, whole }) => whole + (favored.has(place) ? 1 : 0));
}
