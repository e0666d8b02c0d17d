import { TextInput } from '@mantine/core';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from './field.ts';
import type { FieldProps } from './field-value.ts';

export interface SuggestedFieldProps<
  Values extends FieldValues,
  Output = Values,
> extends FieldProps<Values, Output> {
  suggestions: readonly string[];
}

/** A text field that suggests earlier values in the native list. */
export function SuggestedField<Values extends FieldValues, Output = Values>(
  props: SuggestedFieldProps<Values, Output>,
) {
  const id = useId();
  return (
    <>
      <TextInput {...useField(props)} list={id} autoComplete="off" />
      <datalist id={id}>
        {props.suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  );
}
