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

/** A choice from a few options. It uses the native list, which suits phones and screen readers best. */
export function SelectField<Values extends FieldValues, Output = Values>(
  props: SelectFieldProps<Values, Output>,
) {
  const nothing = props.placeholder ? [{ value: '', label: props.placeholder }] : [];
  return <NativeSelect {...useField(props)} data={[...nothing, ...props.options]} />;
}
