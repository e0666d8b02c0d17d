import { TextInput } from '@mantine/core';
import { fieldLook } from './field-look.ts';

export interface TimeInputProps {
  label: string;
  /** True if a visible label would repeat too often. */
  hiddenLabel?: boolean;
  value: string;
  help?: string | undefined;
  error: string | undefined;
  onChange: (time: string) => void;
}

/** A time of day. */
export function TimeInput({ label, hiddenLabel = false, ...field }: TimeInputProps) {
  const { value, help, error, onChange } = field;
  return (
    <TextInput
      type="time"
      {...(hiddenLabel ? { 'aria-label': label } : { label })}
      value={value}
      description={error ? undefined : help}
      error={error}
      required
      withAsterisk={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={fieldLook}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
