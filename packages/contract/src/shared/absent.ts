type Issue = { readonly input?: unknown };

/** Returns true if no value was given; forms keep an empty number as NaN. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value);
}

/** Returns the message of a field: that it is required where nothing was given, else what is wrong with it. */
export function requiredOr(required: string, wrong: string): (issue: Issue) => string {
  return ({ input }) => (isAbsent(input) ? required : wrong);
}

/** The message of a field that wants text: a number or a list is wrong, not missing. */
export function textOr(required: string): { error: (issue: Issue) => string } {
  return { error: requiredOr(required, 'Must be text') };
}
