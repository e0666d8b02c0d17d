import type { FieldValues } from 'react-hook-form';
import { fieldLook } from './field-look.ts';
import { type FieldProps, useFieldValue } from './field-value.ts';

const inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** Binds a Mantine input to the form: its value, an error instead of the help text, and our styles. */
export function useField<Values extends FieldValues, Output>(props: FieldProps<Values, Output>) {
  const { field, error } = useFieldValue(props);
  return {
    ...field,
    label: props.label,
    description: error ? undefined : props.help,
    error,
    required: props.required ?? false,
    withAsterisk: false,
    inputWrapperOrder,
    classNames: fieldLook,
  };
}
