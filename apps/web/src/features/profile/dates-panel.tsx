import { type Profile } from '@counter/contract/auth';
import { useForm, useWatch } from 'react-hook-form';
import { explainFailure } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { sampleInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useUpdateProfile } from './profile.queries.ts';
import classes from './profile.module.css';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { dateLanguages, type DateLanguage } from '@counter/contract/shared';
import { text } from './profile.text.ts';

const names: Record<DateLanguage, string> = {
  'en-GB': text.englishUnitedKingdom,
  'en-US': text.englishUnitedStates,
  'de-DE': text.deutsch,
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'pt-BR': text.portuguesBrasil,
};

const options = dateLanguages.map((value) => ({ value, label: names[value] }));

/** The person's format for dates and times on every screen. */
export function DatesPanel({ profile }: { profile: Profile }) {
  const { dateLanguage } = profile;
  const { mutateAsync } = useUpdateProfile(profile);
  const form = useForm({ values: { dateLanguage } });
  const { control, formState } = form;

  async function save(values: { dateLanguage: DateLanguage }) {
    try {
      form.reset(await mutateAsync(values));
      toastSuccess(text.datesAreWrittenLikeThis);
    } catch (failure) {
      form.setError('root', { message: explainFailure(failure) });
    }
  }

  return (
    <Panel title={text.dates} description={text.howDaysAndTimesAre}>
      <Form label={text.dates} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <SelectField
          control={control}
          name="dateLanguage"
          label={text.language}
          options={options}
        />
        <Sample language={useWatch({ control, name: 'dateLanguage' })} />
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset()} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </Panel>
  );
}

function Sample({ language }: { language: DateLanguage }) {
  const { timeZone } = useCurrentStore();
  return (
    <p className={classes.sample}>
      {text.nowIsWritten(
        <output lang={language}>
          {sampleInstant(new Date(now()).toISOString(), timeZone, language)}
        </output>,
      )}
    </p>
  );
}
