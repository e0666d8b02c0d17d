import { TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-value.ts';
import { plainNumber } from './typed-number.ts';
import { useTypedNumber } from './use-typed-number.ts';

export interface NumberFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  /** The number of decimals. Defaults to 0. */
  decimals?: number;
  /** Allows negative numbers. */
  signed?: boolean;
  disabled?: boolean;
  /** The value that applies if nothing is typed. */
  placeholder?: string | undefined;
  /** Shown inside the field after the number, such as a percent sign. */
  suffix?: ReactNode;
}

/**
 * A number as people type it: 12, 12.5, 1,200. The form value is the number, null if empty and NaN if invalid; the
 * schema provides the error message.
 */
export function NumberField<Values extends FieldValues, Output = Values>(
  props: NumberFieldProps<Values, Output>,
) {
  const { decimals = 0, signed = false, disabled = false, placeholder, suffix } = props;
  const notation = useMemo(() => plainNumber(decimals, signed), [decimals, signed]);
  const { onChange, ...field } = useTypedNumber(props, notation);
  return (
    <TextInput
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      disabled={disabled}
      placeholder={placeholder}
      rightSection={suffix}
    />
  );
}
