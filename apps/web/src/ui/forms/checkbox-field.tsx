import { useId, type ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import classes from './checkbox-field.module.css';
import type { FieldProps } from './field-value.ts';

export interface CheckboxFieldProps<Values extends FieldValues, Output = Values> extends Omit<
  FieldProps<Values, Output>,
  'label'
> {
  label: ReactNode;
}

/** A checkbox in a form. It uses the browser's own box, because it is part of the first page everybody loads. */
export function CheckboxField<Values extends FieldValues, Output = Values>(
  props: CheckboxFieldProps<Values, Output>,
) {
  const { control, name, label, help, required = false } = props;
  const { field, fieldState } = useController<Values, FieldPath<Values>, Output>({ control, name });
  const { value, ...binding } = field;
  const id = useId();
  const error = fieldState.error?.message;
  const note = error ?? help;
  return (
    <div>
      <div className={classes.line}>
        <input
          {...binding}
          id={id}
          type="checkbox"
          className={classes.box}
          checked={Boolean(value)}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      </div>
      {note ? (
        <p id={`${id}-note`} className={error ? classes.error : classes.help}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
