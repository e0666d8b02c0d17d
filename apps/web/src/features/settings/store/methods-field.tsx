import { deliveryMethods } from '@counter/contract/orders';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import classes from '../settings.module.css';
import { methodLabel, type OrderingControl } from './ordering-form.ts';
import { text } from '../settings.text.ts';

/** The accepted delivery methods; at least one is required. */
export function MethodsField({ control }: { control: OrderingControl }) {
  const { field, fieldState } = useController({ control, name: 'deliveryMethods' });
  const error = fieldState.error?.message;
  const errorId = useId();
  return (
    <fieldset className={classes.methods} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{text.store.methodsLabel}</legend>
      {deliveryMethods.map((method, at) => (
        <Checkbox
          key={method}
          ref={at === 0 ? field.ref : undefined}
          label={methodLabel(method)}
          checked={field.value.includes(method)}
          onChange={({ currentTarget: { checked } }) =>
            field.onChange(
              deliveryMethods.filter((one) =>
                one === method ? checked : field.value.includes(one),
              ),
            )
          }
          onBlur={field.onBlur}
          classNames={{ body: classes.method, label: classes.word, input: classes.box }}
        />
      ))}
      {error ? (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
