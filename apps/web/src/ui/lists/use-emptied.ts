import { useEffect } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** Resets a field when a checkbox makes it unnecessary. When it is needed again, it starts without an error. */
export function useEmptied<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  field: FieldPath<Values>,
  box: FieldPath<Values>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== box) return;
          if (get(values, box) === true) form.resetField(field);
          else form.clearErrors(field);
        },
      }),
    [form, field, box],
  );
}
