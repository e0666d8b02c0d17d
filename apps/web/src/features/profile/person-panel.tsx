import { profileRequest, type Profile, type ProfileRequest } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Form, FormError } from '../../ui/forms/form.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../ui/forms/unsaved-changes.tsx';
import { useUpdateProfile } from './profile.queries.ts';
import { SaveBar } from '../../ui/forms/save-bar.tsx';
import { text } from './profile.text.ts';
import { uiText } from '../../ui/ui.text.ts';

// Refetching the profile keeps unsaved input; saving and discarding replace it.
const replaced = { keepDirtyValues: false };

/** The person's name and contact details, which others see. */
export function PersonPanel({ profile }: { profile: Profile }) {
  const { fullName, phoneNumber, dateOrder, clock } = profile;
  const { mutateAsync } = useUpdateProfile();
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(profileRequest),
    values: { fullName, phoneNumber, dateOrder, clock },
    resetOptions: { keepDirtyValues: true },
  });
  const { control, formState } = form;

  async function save(values: ProfileRequest) {
    try {
      const { fullName: name, phoneNumber: phone } = values;
      const saved = await mutateAsync({ ...profile, fullName: name, phoneNumber: phone });
      form.reset(saved.data, replaced);
      toastSuccess(text.profileSavedToast);
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Panel title={text.nameAndPhone} description={text.nameHelp}>
      <Form label={text.nameAndPhone} onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField
          control={control}
          name="fullName"
          label={uiText.name}
          autoComplete="name"
          required
        />
        <TextField
          control={control}
          name="phoneNumber"
          label={uiText.phoneNumber}
          type="tel"
          autoComplete="tel"
          help={text.phoneHelp}
          required
        />
        <FormError>{formState.errors.root?.message}</FormError>
        <SaveBar formState={formState} onDiscard={() => form.reset(undefined, replaced)} />
      </Form>
      <UnsavedChanges dirty={formState.isDirty} />
    </Panel>
  );
}
