import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

export interface FieldError {
  path: string;
  message: string;
}

/**
 * Shows the server's field errors on their fields and focuses the first one. Returns the messages for fields that
 * the form doesn't have; show those in `FormError`. A field must have a default value to be found.
 */
export function setFieldErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  errors: readonly FieldError[],
): string[] {
  const homeless: string[] = [];
  let shouldFocus = true;
  for (const { path, message } of errors) {
    if (isFieldOf(form, path)) {
      form.setError(path, { type: 'server', message }, { shouldFocus });
      shouldFocus = false;
    } else homeless.push(message);
  }
  return homeless;
}

function isFieldOf<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  path: string,
): path is Path<Values> {
  return get(form.getValues(), path) !== undefined;
}
