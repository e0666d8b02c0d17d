/** What came of calls that were sent at once: the status of each, the least first. */
export function statusesOf(answers: readonly { readonly statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
}
