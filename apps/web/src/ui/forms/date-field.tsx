import type { FieldValues } from 'react-hook-form';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { useField } from './field.ts';
import type { FieldProps } from './field-value.ts';
import { dayKind, momentKind } from './typed-kinds.ts';

export interface DateFieldProps<Values extends FieldValues, Output = Values>
  extends FieldProps<Values, Output>, Pick<DateInputProps, 'min' | 'max'> {}

/** A date in a form: `YYYY-MM-DD`. */
export function DateField<Values extends FieldValues, Output = Values>({
  min,
  max,
  ...props
}: DateFieldProps<Values, Output>) {
  const field = useField(props);
  return <DateInput {...field} value={field.value} kind={dayKind} min={min} max={max} />;
}

const noon = '12:00';

/** A date and a time of day in a form: `YYYY-MM-DDTHH:MM`. */
export function MomentField<Values extends FieldValues, Output = Values>({
  min,
  max,
  ...props
}: DateFieldProps<Values, Output>) {
  const field = useField(props);
  const { value } = field;
  return (
    <DateInput
      {...field}
      value={value}
      kind={momentKind}
      min={min}
      max={max}
      picked={(day) => `${day}T${/T(\d{2}:\d{2})$/.exec(value)?.[1] ?? noon}`}
    />
  );
}
