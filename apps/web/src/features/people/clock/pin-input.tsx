import { TextInput } from '@mantine/core';
import { fieldLook } from '../../../ui/forms/field-look.ts';

interface PinInputProps {
  label: string;
  help: string;
  value: string;
  error: string | undefined;
  onChange: (pin: string) => void;
}

const maxDigits = 6;

/** The input of a PIN, masked while typing. Password managers are told to ignore it. */
export function PinInput({ label, help, value, error, onChange }: PinInputProps) {
  return (
    <TextInput
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      data-autofocus
      label={label}
      description={error === undefined ? help : undefined}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={fieldLook}
      maxLength={maxDigits}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, ''))}
    />
  );
}
