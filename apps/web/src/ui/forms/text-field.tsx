import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field.ts';

export interface TextFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
}

/** One line of text in a form. */
export function TextField<Values extends FieldValues, Output = Values>(
  props: TextFieldProps<Values, Output>,
) {
  const { control: _control, name: _name, help: _help, ...input } = props;
  return <TextInput {...input} {...useField(props)} />;
}
