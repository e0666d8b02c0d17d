import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { timeZoneOptions } from '../../../lib/time/time-zones.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './business-form.module.css';
import { describeClosing } from './describe-closing.ts';
import type { BusinessControl } from './use-business-form.ts';
import { text } from './businesses.text.ts';

/** The fields for the hours and terms of a business. */
export function RunningFields({ control }: { control: BusinessControl }) {
  return (
    <Panel title={text.hoursAndTerms}>
      <div className={classes.fields}>
        <HoursFields control={control} />
        <div className={classes.wide}>
          <TextField
            control={control}
            name="businessTerms"
            label={text.businessTerms}
            help={text.termsHelp}
            required
          />
        </div>
        <div className={`${classes.wide} ${classes.boxes}`}>
          <CheckboxField control={control} name="expireUnaccepted" label={text.expiryLabel} />
          <CheckboxField control={control} name="remember" label={text.rememberLabel} />
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
      <TimeField
        control={control}
        name="openingTime"
        label={text.openingTime}
        help={text.openingTimeHelp}
        required
      />
      <TimeField
        control={control}
        name="closingTime"
        label={text.closingTime}
        help={describeClosing(opens, closes)}
        required
      />
      <div className={classes.wide}>
        <SelectField
          control={control}
          name="timeZone"
          label={text.timeZone}
          help={text.timeZoneHelp}
          options={zones}
          required
        />
      </div>
    </>
  );
}
