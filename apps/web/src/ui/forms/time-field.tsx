import type { FieldValues } from 'react-hook-form';
import { useField } from './field.ts';
import type { FieldProps } from './field-value.ts';
import { TimeInput } from './time-input.tsx';

/** A time of day in a form. */
export function TimeField<Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) {
  const { value, error, ref, onChange, onBlur } = useField(props);
  return (
    <TimeInput
      ref={ref}
      label={props.label}
      help={props.help}
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
