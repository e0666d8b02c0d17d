/** Counts the fields with an error. The form's own error doesn't count. */
export function countWrong(errors: object): number {
  return Object.entries(errors).reduce(
    (sum, [name, error]) => sum + (name === 'root' ? 0 : countIn(error)),
    0,
  );
}

function countIn(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0;
  const isError = ['type', 'message'].some((part) => typeof Reflect.get(error, part) === 'string');
  return isError ? 1 : countWrong(error);
}
