import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Checks a field again whenever another one changes that its rule depends on, provided the person has
 * been in it already or reads a complaint there.
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
