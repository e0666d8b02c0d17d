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
  /** The number of decimals; none if absent. */
  decimals?: number;
  /** True if negative numbers are allowed. */
  signed?: boolean;
  disabled?: boolean;
  /** Shown while nothing is typed: the value that applies then. */
  placeholder?: string | undefined;
  /** Inside the field, after the number: a percent sign. */
  suffix?: ReactNode;
}

/**
 * A number as people type it: 12, 12.5, 1,200. The form holds the number, null where nothing is typed and
 * NaN where it is none; the schema says what is wrong with those.
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
