import { passkeyName } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useAddPasskey } from '../profile.queries.ts';
import { text } from '../profile.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface PasskeyStepProps {
  /** The browser's options to create a passkey. */
  options: string;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks for the name of a new passkey and creates it in the browser. */
export function PasskeyStep({ options, onAdded, onCancel }: PasskeyStepProps) {
  const { mutateAsync } = useAddPasskey();
  const form = useForm({
    mode: 'onSubmit',
    resolver: zodResolver(passkeyName),
    defaultValues: { name: '' },
  });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);

  async function add({ name }: { name: string }) {
    try {
      const { data, message } = await mutateAsync({ name, options });
      toastSuccess(message ?? text.secondFactor.passkeyAddedToast);
      onAdded(data.recoveryCodes);
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form
      label={text.secondFactor.addPasskey}
      onSubmit={(event) => void form.handleSubmit(add)(event)}
    >
      <TextField
        control={control}
        name="name"
        label={uiText.name}
        placeholder={text.secondFactor.passkeyNamePlaceholder}
        help={text.secondFactor.passkeyNameHelp}
        maxLength={60}
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>{uiText.cancel}</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>{text.secondFactor.createPasskey}</SubmitButton>
      </FormActions>
    </Form>
  );
}
