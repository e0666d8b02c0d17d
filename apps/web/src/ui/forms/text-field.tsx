import { useId, type HTMLInputAutoCompleteAttribute, type KeyboardEventHandler } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useFieldValue } from './field-value.ts';
import classes from './field.module.css';
import { describedBy, Labelled } from './labelled.tsx';

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
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** A single-line text field. */
export function TextField<Values extends FieldValues, Output = Values>(
  props: TextFieldProps<Values, Output>,
) {
  const { control: _control, name: _name, label, help, required = false, ...attributes } = props;
  const { field, error } = useFieldValue(props);
  const id = useId();
  const note = { help, error };
  return (
    <Labelled id={id} label={label} {...note}>
      <input
        {...attributes}
        {...field}
        {...describedBy(id, note)}
        required={required}
        className={classes.box}
      />
    </Labelled>
  );
}
