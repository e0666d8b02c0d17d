/**
 * Shares an amount by weights, to the cent: each gets the whole part of their share, and what is left goes to
 * those with the largest remainders, the first of equals first. The shares add up to the amount, unless all
 * weights are 0: then nobody gets anything.
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
