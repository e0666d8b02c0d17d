import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Validates a field again when another field that its rule depends on changes, if the field was touched or has an
 * error.
 */
export function useRecheck<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  field: FieldPath<Values>,
  dependsOn: FieldPath<Values>,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const { isTouched, invalid } = form.getFieldState(field);
          if (name === dependsOn && (isTouched || invalid)) void form.trigger(field);
        },
      }),
    [form, field, dependsOn],
  );
}
