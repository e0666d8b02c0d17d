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
  /** Counts the characters up to so many. More can be typed; the schema says that it is too long. */
  counted?: number;
  placeholder?: string;
}

/** Several lines of text in a form. */
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

/** Stays when an error takes the place of the help: it may be what the error is about. */
function Counter({ value, description, of }: CounterProps) {
  const length = typeof value === 'string' ? value.trim().length : 0;
  return <>{formsText.lengthHint(description, grouped.format(length), grouped.format(of))}</>;
}
