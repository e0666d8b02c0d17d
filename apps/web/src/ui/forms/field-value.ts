import { useCallback } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerReturn,
} from 'react-hook-form';
import { focusInView } from '../browser/focus-in-view.ts';

/** Common props of form fields. `Values` is inferred from the form's `control`. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Shown below the field unless there is an error. */
  help?: string;
  required?: boolean;
}

/** Binds an input to the form. `error` is the message for an invalid value. */
export function useFieldValue<Values extends FieldValues, Output>(
  props: Pick<FieldProps<Values, Output>, 'control' | 'name'>,
) {
  const { field, fieldState }: UseControllerReturn<Values> = useController<
    Values,
    FieldPath<Values>,
    Output
  >({ control: props.control, name: props.name });
  const ref = useRefInView(field.ref);
  return { field: { ...field, ref, value: field.value ?? '' }, error: fieldState.error?.message };
}

type Selectable = HTMLElement & { select?: () => void };

/** Registers an input so that the form scrolls to it when it is invalid. */
function useRefInView(register: (input: { focus: () => void; select: () => void } | null) => void) {
  return useCallback(
    (input: Selectable | null) =>
      register(input && { focus: () => focusInView(input), select: () => input.select?.() }),
    [register],
  );
}
