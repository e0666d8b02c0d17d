import { TextInput } from '@mantine/core';
import { type FocusEvent, type Ref, useId } from 'react';
import { formatHour, formatTimeOfDay } from '../../lib/time/days.ts';
import { fieldLook } from './field-look.ts';
import { timeKind } from './typed-kinds.ts';
import { useTyped } from './use-typed.ts';

export interface TimeInputProps {
  label: string;
  /** Hides the label if it would repeat too often. */
  hiddenLabel?: boolean;
  /** `HH:MM`, or the typed text if it isn't a valid time. */
  value: string;
  help?: string | undefined;
  error: string | undefined;
  /** The id of a message shared by several inputs. `error` then only marks this one. */
  describedBy?: string;
  labelClass?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange: (time: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** A time of day in the person's format, with every half hour in the native suggestion list. */
export function TimeInput({ label, hiddenLabel = false, ...field }: TimeInputProps) {
  const { ref, value, error, help, describedBy, labelClass, onChange, onBlur } = field;
  const id = useId();
  const typed = useTyped({ kind: timeKind, value, error, onChange });
  return (
    <>
      <TextInput
        ref={ref}
        {...(hiddenLabel ? { 'aria-label': label } : { label })}
        list={id}
        autoComplete="off"
        value={typed.text}
        description={typed.error ? undefined : help}
        error={describedBy ? typed.error !== undefined : typed.error}
        {...(describedBy ? { attributes: { input: { 'aria-describedby': describedBy } } } : {})}
        required
        withAsterisk={false}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={labelClass ? { ...fieldLook, label: labelClass } : fieldLook}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={(event) => {
          typed.settle();
          onBlur?.(event);
        }}
      />
      <datalist id={id}>
        {Array.from({ length: 24 }, (_, hour) => (
          <HalfHours key={hour} hour={hour} />
        ))}
      </datalist>
    </>
  );
}

function HalfHours({ hour }: { hour: number }) {
  return (
    <>
      <option>{formatHour(hour)}</option>
      <option>{formatTimeOfDay(`${hour}:30`)}</option>
    </>
  );
}
