import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import classes from './override-dialogs.module.css';

interface LengthFieldProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: ReactNode }[];
}

/** A choice of a few durations, all visible. */
export function LengthField<Values extends FieldValues, Output>(
  props: LengthFieldProps<Values, Output>,
) {
  const { control, name, label, options } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref: _ref, ...field }, fieldState }) => (
        <Radio.Group
          {...field}
          label={label}
          error={fieldState.error?.message}
          classNames={{ label: classes.label, error: classes.error }}
        >
          <div className={classes.choices}>
            {options.map((option) => (
              <Radio
                key={option.value}
                value={option.value}
                label={option.label}
                classNames={{ body: classes.choice, label: classes.word, radio: classes.dot }}
              />
            ))}
          </div>
        </Radio.Group>
      )}
    />
  );
}
