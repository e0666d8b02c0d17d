import { get, type FieldErrors, type FieldValues } from 'react-hook-form';

/** Returns the error at a path inside a form value, such as `menuHours.0.from`. */
export function messageAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  path: string,
): string | undefined {
  const error: unknown = get(errors, path);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
