import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from './field.ts';
import type { FieldProps } from './field-value.ts';
import { readTyped, writeTyped, type Notation, type TypedNumber } from './typed-number.ts';

/** Binds an input to a number of the form and keeps the text as the person typed it. */
export function useTypedNumber<Values extends FieldValues, Output>(
  props: FieldProps<Values, Output>,
  notation: Notation,
) {
  const { value: held, onChange, onBlur, ...field } = useField(props);
  const value = numberOf(held);
  const [typed, setTyped] = useState(() => writeTyped(value, notation));
  // The form's value may have been changed from outside since.
  const isCurrent = Object.is(readTyped(typed, notation), value);
  return {
    ...field,
    value: isCurrent ? typed : writeTyped(value, notation),
    autoComplete: 'off',
    onChange: (text: string) => {
      setTyped(text);
      onChange(readTyped(text, notation));
    },
    onBlur: () => {
      if (value !== null && !Number.isNaN(value)) setTyped(writeTyped(value, notation));
      onBlur();
    },
  };
}

function numberOf(held: unknown): TypedNumber {
  return typeof held === 'number' ? held : null;
}
