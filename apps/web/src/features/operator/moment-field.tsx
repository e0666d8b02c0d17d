import { TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useField, type FieldProps } from '../../ui/forms/field.ts';

/** A date and a time of day in a form, with the browser's own calendar. */
export function MomentField<Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) {
  return <TextInput {...useField(props)} type="datetime-local" />;
}
