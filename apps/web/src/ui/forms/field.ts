import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerReturn,
} from 'react-hook-form';
import { fieldLook } from './field-look.ts';

/** The common props of form fields. `Values` comes from the form's `control`. */
export interface FieldProps<Values extends FieldValues, Output = Values> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Below the field, until an error takes its place. */
  help?: string;
  required?: boolean;
}

const inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** Binds a Mantine input to the form: value, error instead of help, and our look. */
export function useField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { field, fieldState }: UseControllerReturn<Values> = useController<
    Values,
    FieldPath<Values>,
    Output
  >({ control: props.control, name: props.name });
  const error = fieldState.error?.message;
  return {
    ...field,
    value: field.value ?? '',
    label: props.label,
    description: error ? undefined : props.help,
    error,
    required: props.required ?? false,
    withAsterisk: false,
    inputWrapperOrder,
    classNames: fieldLook,
  };
}
