/** Returns the status codes of concurrent requests in ascending order. */
export function statusesOf(answers: readonly { readonly statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}
