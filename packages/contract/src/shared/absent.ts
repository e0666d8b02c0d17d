type Issue = { readonly input?: unknown };

/** Returns true if no value was given. Forms hold NaN for an empty number. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '' || Number.isNaN(value);
}

/** Returns a field's message: the required message if nothing was given, otherwise `wrong`. */
export function requiredOr(required: string, wrong: string): (issue: Issue) => string {
  return ({ input }) => (isAbsent(input) ? required : wrong);
}

/** Returns the message of a text field. A number or a list is wrong, not missing. */
export function textOr(required: string): { error: (issue: Issue) => string } {
  return { error: requiredOr(required, 'Must be text') };
}
