import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import classes from './integrations.module.css';

interface ChoicesFieldProps<Values extends FieldValues, Output, Choice extends string> {
  control: Control<Values, unknown, Output>;
  /** A form field that holds a list of choices. */
  name: FieldPath<Values>;
  label: string;
  choices: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
}

/** A checkbox for each choice. */
export function ChoicesField<Values extends FieldValues, Output, Choice extends string>(
  props: ChoicesFieldProps<Values, Output, Choice>,
) {
  const { control, name, label, choices, labels } = props;
  const { field, fieldState } = useController<Values, FieldPath<Values>, Output>({ control, name });
  const error = fieldState.error?.message;
  const errorId = useId();
  const chosen: readonly string[] = field.value;
  return (
    <fieldset className={classes.group} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map((choice, at) => (
        <Checkbox
          key={choice}
          ref={at === 0 ? field.ref : undefined}
          label={labels[choice]}
          checked={chosen.includes(choice)}
          onChange={({ currentTarget: { checked } }) =>
            field.onChange(
              choices.filter((one) => (one === choice ? checked : chosen.includes(one))),
            )
          }
          onBlur={field.onBlur}
          classNames={{ body: classes.choice, label: classes.word, input: classes.box }}
        />
      ))}
      {error ? (
        <p id={errorId} className={classes.failure}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
