import { scheduledInstant, type CampaignRequest } from '@counter/contract/marketing';
import { sendingHours } from '@counter/contract/shared';
import { useWatch } from 'react-hook-form';
import { formatHour, longInstant } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { MomentField } from '../../../ui/forms/date-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import classes from '../marketing.module.css';
import { writtenSchedule, type CampaignValues } from './campaign-values.ts';
import type { CampaignForm } from './use-campaign-form.ts';
import { text } from '../marketing.text.ts';

const choices = [
  { value: 'NOW', label: text.dialog.now },
  { value: 'LATER', label: text.dialog.scheduled },
];

/** The start of a campaign: now, or a local time of the store. */
export function ScheduleField({ form: { control } }: { form: CampaignForm }) {
  const when = useWatch({ control, name: 'when' });
  return (
    <div className={classes.pair}>
      <SelectField
        control={control}
        name="when"
        label={text.dialog.send}
        options={choices}
        help={text.dialog.sendHelp(formatHour(sendingHours.from), formatHour(sendingHours.until))}
      />
      {when === 'LATER' ? <Moment control={control} /> : null}
    </div>
  );
}

function Moment({ control }: Pick<CampaignForm, 'control'>) {
  const { timeZone } = useCurrentStore();
  const scheduleAt = useWatch({ control, name: 'scheduleAt' });
  const at = scheduledInstant(writtenSchedule({ when: 'LATER', scheduleAt }), timeZone);
  return (
    <MomentField<CampaignValues, CampaignRequest>
      control={control}
      name="scheduleAt"
      label={text.schedule}
      help={at ? text.dialog.storeTimeHelp(longInstant(at.toISOString(), timeZone)) : ''}
      required
    />
  );
}
