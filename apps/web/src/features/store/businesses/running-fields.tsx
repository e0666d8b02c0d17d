import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { timeZoneOptions } from '../../../lib/time-zones.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './business-form.module.css';
import { describeClosing } from './describe-closing.ts';
import type { BusinessControl } from './use-business-form.ts';

/** When the business is open, and on which terms it sells. */
export function RunningFields({ control }: { control: BusinessControl }) {
  return (
    <Panel title="Hours and terms">
      <div className={classes.fields}>
        <HoursFields control={control} />
        <div className={classes.wide}>
          <TextField
            control={control}
            name="businessTerms"
            label="Business Terms"
            help="2 to 50 characters, such as No refunds on cakes."
            required
          />
        </div>
        <div className={`${classes.wide} ${classes.boxes}`}>
          <CheckboxField
            control={control}
            name="expireUnaccepted"
            label="Orders not accepted expire after 24 hrs"
          />
          <CheckboxField
            control={control}
            name="remember"
            label="Remember email, numbers and terms for my next business"
          />
        </div>
      </div>
    </Panel>
  );
}

function HoursFields({ control }: { control: BusinessControl }) {
  const [opens, closes, zone = ''] = useWatch({
    control,
    name: ['openingTime', 'closingTime', 'timeZone'],
  });
  const zones = useMemo(() => timeZoneOptions(zone), [zone]);
  return (
    <>
      <TextField
        control={control}
        name="openingTime"
        label="Opening Time"
        type="time"
        help="The same on every day of the week."
        required
      />
      <TextField
        control={control}
        name="closingTime"
        label="Closing Time"
        type="time"
        help={describeClosing(opens, closes)}
        required
      />
      <div className={classes.wide}>
        <SelectField
          control={control}
          name="timeZone"
          label="Time Zone"
          help="Where the business is: its hours and its days follow it."
          options={zones}
          required
        />
      </div>
    </>
  );
}
