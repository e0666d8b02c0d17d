import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import classes from './checkbox-field.module.css';
import type { FieldProps } from './field.ts';

export interface CheckboxFieldProps<Values extends FieldValues, Output = Values> extends Omit<
  FieldProps<Values, Output>,
  'label'
> {
  label: ReactNode;
}

/** A yes or no in a form. */
export function CheckboxField<Values extends FieldValues, Output = Values>(
  props: CheckboxFieldProps<Values, Output>,
) {
  const { control, name, label, help, required = false } = props;
  const { field, fieldState } = useController<Values, FieldPath<Values>, Output>({ control, name });
  const { value, ...binding } = field;
  const error = fieldState.error?.message;
  return (
    <Checkbox
      {...binding}
      checked={Boolean(value)}
      label={label}
      description={error ? undefined : help}
      error={error}
      required={required}
      classNames={{
        root: classes.root,
        body: classes.body,
        label: classes.label,
        input: classes.input,
      }}
    />
  );
}
