import { invitationForm, roleWords, type InvitationForm } from '@counter/contract/team';
import { zodResolver } from '@hookform/resolvers/zod';
import { Modal } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { CancelButton, Form, FormActions, FormError, SubmitButton } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showRefusal } from '../../ui/show-refusal.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useInvite } from './team.queries.ts';
import { roleOptions } from './team-words.ts';

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites somebody by mail. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Invite somebody" centered size={440}>
      <InviteForm onClose={onClose} />
    </Modal>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useInvite();
  const form = useForm<InvitationForm>({
    mode: 'onTouched',
    resolver: zodResolver(invitationForm),
    defaultValues: { email: '', role: 'staff' },
  });
  const { control, formState } = form;
  const role = useWatch({ control, name: 'role' });

  async function send(values: InvitationForm) {
    try {
      const { message } = await mutateAsync(values);
      toastSuccess(message ?? `An invitation is on its way to ${values.email}.`);
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label="Invite somebody" onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        help="A link goes to this address. It works for 72 hours, and for this address only."
        required
      />
      <SelectField
        control={control}
        name="role"
        label="Role"
        options={roleOptions}
        help={roleWords[role].may}
        required
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>Cancel</CancelButton>
        <SubmitButton busy={formState.isSubmitting}>Send invitation</SubmitButton>
      </FormActions>
    </Form>
  );
}
