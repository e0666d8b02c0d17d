import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from './field.ts';
import type { FieldProps } from './field-value.ts';
import { formsText } from './forms.text.ts';

export interface TextareaFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  rows?: number;
  maxLength?: number;
  /** The maximum length for the character counter. People can type more; the schema then reports an error. */
  counted?: number;
  placeholder?: string;
}

/** A multi-line text field. */
export function TextareaField<Values extends FieldValues, Output = Values>(
  props: TextareaFieldProps<Values, Output>,
) {
  const { control: _control, name: _name, help: _help, counted, rows = 4, ...input } = props;
  const field = useField(props);
  return (
    <Textarea
      {...input}
      {...field}
      description={counted === undefined ? field.description : <Counter {...field} of={counted} />}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rows={rows}
    />
  );
}

const grouped = new Intl.NumberFormat('en');

interface CounterProps {
  value: unknown;
  description: ReactNode;
  of: number;
}

/** The character counter. It stays visible during an error, because the error may be about the length. */
function Counter({ value, description, of }: CounterProps) {
  const length = typeof value === 'string' ? value.trim().length : 0;
  return <>{formsText.lengthHint(description, grouped.format(length), grouped.format(of))}</>;
}
