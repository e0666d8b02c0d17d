import { NativeSelect } from '@mantine/core';
import {
  leftOf,
  refundOfLine,
  type RefundableLine,
  type RefundableOrder,
} from '@counter/contract/adjustments';
import { formatMoney } from '@counter/contract/shared';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import classes from '../adjustments.module.css';
import type { RefundControl } from './use-refund-form.ts';
import { text } from '../adjustments.text.ts';

interface ItemsFieldProps {
  control: RefundControl;
  order: RefundableOrder;
}

/** The fields for the quantities to refund per line, with the resulting amount. */
export function ItemsField({ control, order }: ItemsFieldProps) {
  const { field, fieldState } = useController({ control, name: 'items' });
  const id = useId();
  const value = field.value ?? [];
  const quantityOf = (line: number) => value.find((item) => item.line === line)?.quantity ?? 0;
  const choose = (line: number, quantity: number) =>
    field.onChange(value.map((item) => (item.line === line ? { line, quantity } : item)));
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <fieldset className={classes.group} aria-describedby={`${id}-error`}>
      <legend className={classes.label}>{text.refund.items}</legend>
      <ul className={classes.items}>
        {order.lines.map((line, index) => (
          <li key={line.line} className={classes.item}>
            <div>
              <p className={classes.itemName}>{line.name}</p>
              <p className={classes.under}>{describe(line)}</p>
            </div>
            <NativeSelect
              aria-label={text.refund.quantityOf(line.name)}
              classNames={fieldLook}
              data={quantities(leftOf(line))}
              value={String(quantityOf(line.line))}
              disabled={leftOf(line) === 0}
              onChange={(event) => choose(line.line, Number(event.currentTarget.value))}
              onBlur={field.onBlur}
              {...(index === 0 ? { ref: field.ref } : {})}
            />
            <span className={classes.itemAmount}>
              {formatMoney(refundOfLine(line, quantityOf(line.line)), order.currency)}
            </span>
          </li>
        ))}
      </ul>
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    </fieldset>
  );
}

function quantities(max: number) {
  return Array.from({ length: max + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? text.refund.none : String(count),
  }));
}

function describe(line: RefundableLine): string {
  const { quantity, refundedQuantity, deal, options } = line;
  const before = refundedQuantity > 0 ? text.refund.alreadyRefunded(refundedQuantity) : '';
  return [text.refund.ordered(quantity), before, deal, ...options].filter(Boolean).join(' · ');
}
