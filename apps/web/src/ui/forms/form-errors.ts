import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

export interface FieldError {
  path: string;
  message: string;
}

/**
 * Puts the server's field errors on their fields and the focus on the first of them.
 * Answers the messages whose field the form does not have; show those in `FormError`.
 * A field is known by its default value, so give every field one.
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
