/** Returns the query key of data about the signed-in person's own account. */
export function profileKey<const Rest extends readonly unknown[]>(...rest: Rest) {
  return ['profile', ...rest] as const;
}
