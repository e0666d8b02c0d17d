import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formsText } from './forms.text.ts';
import { type FieldProps, useFieldValue } from './field-value.ts';
import classes from './field.module.css';
import { describedBy, Labelled } from './labelled.tsx';

export interface PasswordFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button to show the password. */
export function PasswordField<Values extends FieldValues, Output = Values>(
  props: PasswordFieldProps<Values, Output>,
) {
  const { label, help, required = false, autoComplete } = props;
  const [visible, setVisible] = useState(false);
  const { field, error } = useFieldValue(props);
  const id = useId();
  const note = { help, error };
  return (
    <Labelled id={id} label={label} {...note}>
      <div className={classes.secret}>
        <input
          {...field}
          {...describedBy(id, note)}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          required={required}
          className={classes.box}
        />
        <button
          type="button"
          className={classes.eye}
          aria-label={visible ? formsText.hidePassword : formsText.showPassword}
          aria-pressed={visible}
          // Keeps the focus and the cursor in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <IconEyeOff size={18} /> : <IconEye size={18} />}
        </button>
      </div>
    </Labelled>
  );
}
