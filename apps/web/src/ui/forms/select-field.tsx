import { NativeSelect } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from './field.ts';
import type { FieldProps } from './field-value.ts';

export interface SelectFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** One of a few choices, in the system's own list, which suits phones and screen readers best. */
export function SelectField<Values extends FieldValues, Output = Values>(
  props: SelectFieldProps<Values, Output>,
) {
  const nothing = props.placeholder ? [{ value: '', label: props.placeholder }] : [];
  return <NativeSelect {...useField(props)} data={[...nothing, ...props.options]} />;
}
