import { Textarea } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field.ts';

export interface TextareaFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** Several lines of text in a form. */
export function TextareaField<Values extends FieldValues, Output = Values>(
  props: TextareaFieldProps<Values, Output>,
) {
  const { control: _control, name: _name, help: _help, rows = 4, ...input } = props;
  return <Textarea {...input} {...useField(props)} rows={rows} />;
}
