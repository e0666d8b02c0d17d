import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField } from '../../ui/forms/field.ts';
import type { FieldProps } from '../../ui/forms/field-value.ts';

/** A form field for a percentage. */
export function PercentField<Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) {
  return (
    <TextInput
      {...useField(props)}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span aria-hidden>%</span>}
      maxLength={6}
    />
  );
}
