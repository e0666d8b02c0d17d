import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './field.ts';
import { uiText } from '../ui.text.ts';

export interface PasswordFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, with a switch that shows it. */
export function PasswordField<Values extends FieldValues, Output = Values>(
  props: PasswordFieldProps<Values, Output>,
) {
  const [visible, setVisible] = useState(false);
  const field = useField(props);
  return (
    <PasswordInput
      {...field}
      // The library tells screen readers so of every other input by itself.
      aria-invalid={field.error ? true : undefined}
      autoComplete={props.autoComplete}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={VisibilityIcon}
      visibilityToggleButtonProps={{
        'aria-label': visible ? uiText.hidePassword : uiText.showPassword,
        tabIndex: 0,
        size: 32,
        c: 'var(--c-muted)',
      }}
    />
  );
}

function VisibilityIcon({ reveal }: { reveal: boolean }) {
  return reveal ? <IconEyeOff size={18} /> : <IconEye size={18} />;
}
