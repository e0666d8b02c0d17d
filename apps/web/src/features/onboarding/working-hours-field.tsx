import { type FocusEvent, useId, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { fieldLook } from '../../ui/forms/field-look.ts';
import { TimeInput } from '../../ui/forms/time-input.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { BusinessForm } from './use-business-form.ts';
import { describeHours, isOneStretch, parseHours, writeHours } from './working-hours.ts';
import classes from './working-hours-field.module.css';
import { text } from './onboarding.text.ts';

/** The opening hours as two times. Other hours that the API accepts are edited as text. */
export function WorkingHoursField({ control }: { control: BusinessForm['control'] }) {
  const [saved] = useState(useWatch({ control, name: 'workingHours' }));
  if (isOneStretch(saved)) return <TwoTimes control={control} />;
  return <TextField control={control} name="workingHours" label={text.workingHours} required />;
}

function TwoTimes({ control }: { control: BusinessForm['control'] }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'workingHours' });
  const { value, onChange, onBlur, ref } = field;
  const hours = parseHours(value);
  const error = fieldState.error?.message;

  // Moving between the two times does not blur the field.
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) onBlur();
  }

  const shared = {
    error,
    // The message belongs to both times.
    describedBy: id,
    labelClass: classes.label,
    onBlur: leave,
  };
  return (
    <fieldset className={classes.hours}>
      <legend className={classes.legend}>{text.workingHours}</legend>
      <div className={classes.times}>
        <TimeInput
          {...shared}
          ref={ref}
          label={text.opens}
          value={hours.opens}
          onChange={(opens) => onChange(writeHours({ ...hours, opens }))}
        />
        <TimeInput
          {...shared}
          label={text.closes}
          value={hours.closes}
          onChange={(closes) => onChange(writeHours({ ...hours, closes }))}
        />
      </div>
      <p id={id} className={error === undefined ? fieldLook.description : fieldLook.error}>
        {error ?? describeHours(hours)}
      </p>
    </fieldset>
  );
}
