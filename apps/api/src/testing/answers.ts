/** Returns the statuses of concurrent calls in ascending order. */
export function statusesOf(answers: readonly { readonly statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}
