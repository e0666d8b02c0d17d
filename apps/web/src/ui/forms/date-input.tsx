import { Popover, TextInput, UnstyledButton, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { calendarText } from './calendar.text.ts';
import { useFocusBack } from '../overlays/use-focus-back.ts';
import classes from './date-input.module.css';
import { useTyped, type TypedKind } from './use-typed.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

export interface DateInputProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'error' | 'min' | 'max'
> {
  kind: TypedKind;
  value: string;
  error?: string | undefined;
  /** The first and last selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
  /** Returns the value for a picked day. Defaults to the day itself. */
  picked?: (day: string) => string;
}

/** A date in the person's format, typed or picked from a calendar that loads when opened. */
export function DateInput({ kind, value, error, min, max, picked, ...input }: DateInputProps) {
  const { onChange, onBlur, ...rest } = input;
  const typed = useTyped({ kind, value, error, onChange });
  const [opened, setOpened] = useState(false);
  useFocusBack(opened);
  const pick = (day: string): void => {
    typed.pick(picked?.(day) ?? day);
    setOpened(false);
  };
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      value={typed.text}
      error={typed.error}
      onChange={({ currentTarget }) => typed.type(currentTarget.value)}
      onBlur={(event) => {
        typed.settle();
        onBlur?.(event);
      }}
      rightSectionWidth="var(--target)"
      rightSection={
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-end"
          trapFocus
          returnFocus
          withinPortal
        >
          <Popover.Target>
            <UnstyledButton
              className={classes.toggle}
              aria-label={calendarText.openCalendar}
              title={calendarText.openCalendar}
              disabled={rest.disabled ?? false}
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={18} stroke={1.75} aria-hidden />
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown className={classes.dropdown}>
            <Suspense fallback={<div className={classes.waiting} />}>
              <Calendar value={value.slice(0, 10)} min={min} max={max} onPick={pick} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
