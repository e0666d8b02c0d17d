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

export interface PasskeyStepProps {
  /** What the browser needs to make a passkey. */
  options: string;
  onAdded: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Names a new passkey and has the browser make it. */
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
      toastSuccess(message ?? 'Your passkey is added.');
      onAdded(data.recoveryCodes);
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label="Add a passkey" onSubmit={(event) => void form.handleSubmit(add)(event)}>
      <TextField
        control={control}
        name="name"
        label="Name"
        placeholder="Work laptop"
        help="Tells your passkeys apart. Your browser then asks you to create it."
        maxLength={60}
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>Cancel</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>Create passkey</SubmitButton>
      </FormActions>
    </Form>
  );
}
