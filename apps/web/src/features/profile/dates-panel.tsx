import type { Profile } from '@counter/contract/auth';
import {
  automatic,
  chosenDateFormat,
  clocks,
  dateOrders,
  dayAt,
  writeDay,
  writeTimeAt,
  type Clock,
  type DateFormat,
  type DateOrder,
} from '@counter/contract/shared';
import { useForm, useWatch } from 'react-hook-form';
import { explainFailure } from '../../lib/api.ts';
import { now } from '@counter/browser/clock';
import { sampleInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useUpdateProfile } from './profile.queries.ts';
import classes from './profile.module.css';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { text } from './profile.text.ts';

type Choice = Pick<Profile, 'dateOrder' | 'clock'>;

/** The person's date and time formats, for all screens and mails. */
export function DatesPanel({ profile }: { profile: Profile }) {
  const { dateOrder, clock, usualDates } = profile;
  const { mutateAsync } = useUpdateProfile();
  const form = useForm<Choice>({ values: { dateOrder, clock } });
  const { control, formState } = form;
  const { timeZone } = useCurrentStore();
  const present = new Date(now());

  async function save(values: Choice) {
    try {
      form.reset((await mutateAsync({ ...profile, ...values })).data);
      toastSuccess(text.dateFormatSavedToast);
    } catch (failure) {
      form.setError('root', { message: explainFailure(failure) });
    }
  }

  return (
    <Panel title={text.dates} description={text.datesHelp}>
      <Form label={text.dates} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <SelectField
          control={control}
          name="dateOrder"
          label={text.dateFormat}
          options={orderOptions(dayAt(present, timeZone), usualDates)}
        />
        <SelectField
          control={control}
          name="clock"
          label={text.timeFormat}
          options={clockOptions(present, timeZone, usualDates)}
        />
        <Sample {...useWatch({ control })} usualDates={usualDates} />
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset()} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </Panel>
  );
}

function orderOptions(day: string, usual: DateFormat) {
  const sample = (order: DateOrder): string => writeDay(day, { ...usual, order });
  return [
    { value: automatic, label: text.automatic(sample(usual.order)) },
    ...dateOrders.map((value) => ({ value, label: sample(value) })),
  ];
}

function clockOptions(at: Date, timeZone: string, usual: DateFormat) {
  const sample = (clock: Clock): string => writeTimeAt(at, timeZone, { clock });
  return [
    { value: automatic, label: text.automatic(sample(usual.clock)) },
    ...clocks.map((value) => ({ value, label: text.clocks[value](sample(value)) })),
  ];
}

function Sample({
  dateOrder = automatic,
  clock = automatic,
  usualDates,
}: Partial<Choice> & Pick<Profile, 'usualDates'>) {
  const { timeZone } = useCurrentStore();
  const format = chosenDateFormat({ dateOrder, clock }, usualDates);
  return (
    <p className={classes.sample}>
      {text.dateExample(
        <output>{sampleInstant(new Date(now()).toISOString(), timeZone, format)}</output>,
      )}
    </p>
  );
}
