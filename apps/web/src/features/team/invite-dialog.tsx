import { invitationForm, roleWords, type InvitationForm } from '@counter/contract/team';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { showRefusal } from '../../ui/forms/show-refusal.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { useInvite } from './team.queries.ts';
import { roleOptions } from './team-words.ts';
import { text } from './team.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites somebody by mail. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={text.inviteSomeone} width={440}>
      <InviteForm onClose={onClose} />
    </FormDialog>
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
      toastSuccess(message ?? text.invitedToast(values.email));
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      submit={text.sendInvitation}
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <TextField
        control={control}
        name="email"
        label={uiText.email}
        type="email"
        autoComplete="off"
        help={text.inviteHelp}
        required
      />
      <SelectField
        control={control}
        name="role"
        label={text.role}
        options={roleOptions}
        help={text.roleCan(roleWords[role].may)}
        required
      />
    </DialogForm>
  );
}
