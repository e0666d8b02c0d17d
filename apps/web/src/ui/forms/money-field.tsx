import { TextInput } from '@mantine/core';
import { findCurrency, moneyInput, parseMoney } from '@counter/contract/shared';
import { useMemo, type KeyboardEventHandler } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-value.ts';
import { useTypedNumber } from './use-typed-number.ts';

export interface MoneyFieldProps<Values extends FieldValues, Output = Values> extends FieldProps<
  Values,
  Output
> {
  /** ISO 4217. */
  currency: string;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/**
 * An amount as people type it: 12, 12.5, 12.50, 1,200. The form value is in minor units, null if empty and NaN if
 * invalid; the schema provides the error message.
 */
export function MoneyField<Values extends FieldValues, Output = Values>(
  props: MoneyFieldProps<Values, Output>,
) {
  const { currency, onKeyDown } = props;
  const notation = useMemo(
    () => ({
      parse: (text: string) => parseMoney(text, currency),
      show: (minor: number) => moneyInput(minor, currency),
    }),
    [currency],
  );
  const { onChange, ...field } = useTypedNumber(props, notation);
  const { symbol } = findCurrency(currency);
  return (
    <TextInput
      {...field}
      {...(onKeyDown && { onKeyDown })}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputMode="decimal"
      leftSection={<span aria-hidden>{symbol}</span>}
      leftSectionWidth={`calc(${symbol.length}ch + 1.5rem)`}
    />
  );
}
