import { get, type FieldErrors, type FieldValues } from 'react-hook-form';

/** What is wrong at a place inside a value of the form, such as `menuHours.0.from`. */
export function messageAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  path: string,
): string | undefined {
  const error: unknown = get(errors, path);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
